import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { Node } from '@tiptap/pm/model';
import { blocksIn } from '@content/texts/rich-text';
import { storedText } from '@content/texts/schema';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { preetiToChange } from '@site/preeti';
import { clearOfBars } from '../../admin-ui/bottom-bar';
import type { ControlProps } from '../../admin-ui/forms';
import { onFlush } from '../drafts/leave-guard';
import { documentOf, editing } from './extensions';
import { PreetiOffer } from '../preeti/preeti-offer';
import { Toolbar } from './toolbar';

export interface TextEditorProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly control: ControlProps;
  /** The heights of the box. */
  readonly css: SystemStyleObject;
  /** The selection before the editor was there, as letters before its start and its end: the editor goes on there. */
  readonly selection?: { readonly from: number; readonly to: number } | undefined;
  readonly onValue: (text: string) => void;
}

/** The paragraphs, headings and cells of a text with their places, each as letters that stand one for one in the editor. */
function textBlocksOf({ state }: Editor): readonly { readonly at: number; readonly text: string }[] {
  const blocks: { at: number; text: string }[] = [];
  state.doc.descendants((node: Node, at) => {
    if (!node.isTextblock) return true;
    blocks.push({ at: at + 1, text: node.textBetween(0, node.content.size, undefined, '\n') });
    return false;
  });
  return blocks;
}

/** All that is written, a line for each block. */
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

/** How a text looks while it is written: nearly as on the page. */
const Written = chakra(EditorContent, {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    '& > div': {
      flex: '1 0 auto',
      padding: '3',
      outlineOffset: '-3px',
      overflowWrap: 'anywhere',
      whiteSpace: 'break-spaces',
    },
    '& > div > * + *': { marginTop: '3' },
    '& h2': { fontSize: 'xl' },
    '& h3': { fontSize: 'lg' },
    '& ul': { listStyleType: 'disc', paddingInlineStart: '6' },
    '& ol': { listStyleType: 'decimal', paddingInlineStart: '6' },
    '& a': { color: 'link.body', textDecoration: 'underline' },
    '& [class~=tableWrapper]': { overflowX: 'auto' },
    '& table': { borderCollapse: 'collapse', minWidth: 'full' },
    '& th, & td': {
      padding: '2',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      textAlign: 'start',
      verticalAlign: 'top',
      minWidth: '5rem',
    },
    '& th': { background: 'bg.band', fontWeight: 'bold' },
    '& [class~=selectedCell]': { background: 'bg.warm' },
    '& figure': { padding: '2', borderWidth: '1px', borderColor: 'border.subtle', fontSize: 'sm' },
    '& figure ::selection': { background: 'none' },
    '& figure[data-selected]': { outline: '3px solid', outlineColor: 'accent.mark' },
    '& figure img': { maxHeight: '7rem' },
  },
});

/** Milliseconds in which a text is written at once, letter by letter; a longer one is written when typing pauses so long. */
const QUICK = 8;
const PAUSE = 250;

/** Where in a document so many letters stand before. */
function positionAfter(doc: Node, letters: number): number {
  let left = letters;
  let position = doc.content.size;
  doc.descendants((node, at) => {
    if (left < 0 || !node.isText) return left >= 0;
    if (left <= node.nodeSize) position = at + left;
    left -= left <= node.nodeSize ? Infinity : node.nodeSize;
    return true;
  });
  return position;
}

/** Offers Unicode for Preeti. Above the text: below it, it would lie outside of the window. */
function Offer({ editor }: { editor: Editor }) {
  const text = useEditorState({ editor, selector: (now) => textOf(now.editor) });
  return (
    <chakra.div aria-live="polite" css={{ flexShrink: 0, maxHeight: '60%', overflowY: 'auto' }}>
      <PreetiOffer text={text} onChange={(chosen) => changePreeti(editor, chosen)} />
    </chakra.div>
  );
}

/** A text as the editor would store it. */
const asWritten = (text: string) => storedText(documentOf(blocksIn(text)));

/** The editor of rich text. The value is the text as it is stored; one that nobody changes stays as it is. */
export default function TextEditor({
  name,
  label,
  value,
  control,
  css: heights,
  selection,
  onValue,
}: TextEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** Milliseconds that it took to write the text the last time. */
  const effort = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The value that the form has as far as the editor knows, and the first one, also as the editor would write it. */
  const inForm = useRef({ value, first: value, firstWritten: asWritten(value) });
  const attributes = {
    ...Object.fromEntries(
      Object.entries(control).flatMap(([key, given]) => (given === undefined ? [] : [[key, String(given)]])),
    ),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${control.id}-label`,
    // As a plain field: forms and their tests find a field by it.
    name,
  };
  const described = JSON.stringify(attributes);
  const editorProps = useMemo(
    () => ({ attributes: JSON.parse(described) as Record<string, string> }),
    [described],
  );
  const [content] = useState(() => documentOf(blocksIn(value)));
  const editor = useEditor({
    ...editing,
    // One that is made while it is drawn is destroyed and made anew where React takes its time.
    immediatelyRender: false,
    content,
    editorProps,
    onUpdate: () => {
      frame.current?.scrollIntoView({ block: 'nearest' });
      clearTimeout(waiting.current);
      if (effort.current < QUICK) emit();
      else waiting.current = setTimeout(() => emit(), PAUSE);
    },
    onBlur: () => emit(),
  });
  /** Tells the form what the text is now; `isLast`: also once more, as what was told before may not have been drawn yet. */
  function emit(isLast = false) {
    clearTimeout(waiting.current);
    if (!editor) return;
    const start = performance.now();
    const { value: known, first, firstWritten } = inForm.current;
    const text = storedText(editor.state.doc.toJSON());
    effort.current = performance.now() - start;
    const now = text === firstWritten ? first : text;
    if (now === known && !(isLast && now !== first)) return;
    inForm.current = { ...inForm.current, value: now };
    onValue(now);
  }
  const emitLast = useEffectEvent(emit);
  // Nobody saves or leaves without the last letters.
  useEffect(() => {
    // The page may be gone before the next drawing would store it.
    const emitSync = () => flushSync(() => emitLast(true));
    // Whoever loads the page anew is offered what is kept by then: the end of the old page may come after that.
    window.addEventListener('beforeunload', emitSync);
    window.addEventListener('pagehide', emitSync);
    document.addEventListener('visibilitychange', emitSync);
    const endFlush = onFlush(() => emitLast());
    return () => {
      endFlush();
      window.removeEventListener('beforeunload', emitSync);
      window.removeEventListener('pagehide', emitSync);
      document.removeEventListener('visibilitychange', emitSync);
      clearTimeout(waiting.current);
    };
  }, []);
  // Taken from a draft or a colleague, or brought back.
  useLayoutEffect(() => {
    if (!editor || value === inForm.current.value) return;
    inForm.current = { value, first: value, firstWritten: asWritten(value) };
    editor.commands.setContent(documentOf(blocksIn(value)), { emitUpdate: false });
  }, [editor, value]);
  const beginIn = useEffectEvent(({ state, commands, view }: Editor) => {
    if (!selection) return;
    const at = (letters: number) => positionAfter(state.doc, letters);
    commands.setTextSelection({ from: at(selection.from), to: at(selection.to) });
    // The editor's own command waits for a frame, in which letters would go nowhere.
    view.focus();
  });
  useLayoutEffect(() => {
    if (editor) beginIn(editor);
  }, [editor]);
  // A label leads to what it names by itself, where that is an input.
  useEffect(() => {
    const named = document.getElementById(`${control.id}-label`);
    const focus = () => editor?.view.focus();
    named?.addEventListener('click', focus);
    return () => named?.removeEventListener('click', focus);
  }, [editor, control.id]);

  return (
    <chakra.div
      ref={frame}
      css={[
        {
          display: 'flex',
          flexDirection: 'column',
          borderWidth: control['aria-invalid'] ? '2px' : '1px',
          borderColor: control['aria-invalid'] ? 'link.body' : 'fg.muted',
          borderRadius: 'md',
          background: 'bg.raised',
        },
        clearOfBars,
        heights,
      ]}
    >
      {editor ? (
        <>
          <Toolbar editor={editor} label={label} />
          <Offer editor={editor} />
          <Written
            editor={editor}
            onKeyDown={({ ctrlKey, metaKey }) => {
              if (ctrlKey || metaKey) emit(); // it may save
            }}
          />
        </>
      ) : null}
    </chakra.div>
  );
}
