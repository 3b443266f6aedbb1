import { safeAddress } from '@content/texts/addresses';
import { type Block, plainBlocks } from '@content/texts/rich-text';
import { type EditorOptions, type Extensions, type JSONContent, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Slice } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { showToast } from '../../admin-ui/toasts';
import { cleanedHtml, lostFromHtml } from './clipboard';
import { PlacedPicture } from './placed-picture';

/** A document of the editor, which is never without a paragraph. */
export const documentOf = (blocks: readonly Block[]): JSONContent =>
  ({ type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] }) as JSONContent;

const extensions: Extensions = [
  Node.create({ name: 'doc', topNode: true, content: '(block | picture)+' }),
  StarterKit.configure({
    document: false,
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: (address) => safeAddress(address) !== null,
    },
  }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
  PlacedPicture,
];

/** The options of an editor; a hyphen or a number typed before a line begins a list, and no other sign means anything. */
export const editing = {
  extensions,
  enableInputRules: ['bulletList', 'orderedList'],
  enablePasteRules: false,
  injectCSS: false,
  editorProps: {
    transformPastedHTML: (html, { state }) => {
      const lost = lostFromHtml(html);
      if (lost) showToast(lost);
      return cleanedHtml(html, state.schema);
    },
    clipboardTextParser: (text, _context, _isPlain, { state }) => {
      const document = documentOf(plainBlocks(text.replaceAll(/\r\n?/g, '\n')));
      return Slice.maxOpen(state.schema.nodeFromJSON(document).content);
    },
    // Tab leaves the text, wherever the caret stands: lists are indented by buttons.
    handleDOMEvents: { keydown: (_view, { key }) => key === 'Tab' },
  },
} as const satisfies Partial<EditorOptions>;
