import { chakra } from '@chakra-ui/react';
import { preetiToChange } from '@site/preeti';
import { type Editor, useEditorState } from '@tiptap/react';
import PreetiOffer from '../preeti/preeti-offer';

/** The paragraphs, headings and cells of a text with their positions, letter for letter as in the editor. */
function textBlocksOf({ state }: Editor): readonly { readonly at: number; readonly text: string }[] {
  const blocks: { at: number; text: string }[] = [];
  state.doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    blocks.push({ at: at + 1, text: node.textBetween(0, node.content.size, undefined, '\n') });
    return false;
  });
  return blocks;
}

const textOf = (editor: Editor): string =>
  textBlocksOf(editor)
    .map(({ text }) => text)
    .join('\n');

/** Changes Preeti to Unicode, in one step that can be undone; marks stay. */
function changePreeti(editor: Editor, chosen: ReadonlySet<string>): void {
  const { state, view } = editor;
  const { tr, schema } = state;
  for (const block of textBlocksOf(editor).toReversed()) {
    for (const { at, word, inUnicode } of preetiToChange(block.text, chosen).toReversed()) {
      const from = block.at + at;
      tr.replaceWith(from, from + word.length, schema.text(inUnicode, state.doc.nodeAt(from)?.marks));
    }
  }
  view.dispatch(tr);
  view.focus();
}

/** Offers Unicode for Preeti, above the text: below, it would be outside the window. */
export function PreetiInEditor({ editor }: { editor: Editor }) {
  const text = useEditorState({ editor, selector: (now) => textOf(now.editor) });
  return (
    <chakra.div aria-live="polite" css={{ flexShrink: 0, maxHeight: '60%', overflowY: 'auto' }}>
      <PreetiOffer text={text} onChange={(chosen) => changePreeti(editor, chosen)} />
    </chakra.div>
  );
}
