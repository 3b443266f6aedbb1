import { chakra } from '@chakra-ui/react';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import type { Node } from '@tiptap/pm/model';
import { blocksIn } from '@content/texts/rich-text';
import { storedText } from '@content/texts/schema';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { textParts } from '../../../components/blocks';
import { type ControlProps, labelIdOf } from '../../admin-ui/forms';
import { onFlush } from '../drafts/leave-guard';
import { documentOf, editing } from './extensions';
import { PreetiInEditor } from './preeti-in-editor';
import { Toolbar } from './toolbar';

export interface TextEditorProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly control: ControlProps;
  /** The selection before the editor was there, as letters before its start and its end: the editor goes on there. */
  readonly selection?: { readonly from: number; readonly to: number } | undefined;
  readonly onTyped: () => void;
  readonly onValue: (text: string) => void;
}

/** The editor's box, in which a text looks as on the page. */
const Written = chakra(EditorContent, {
  base: {
    ...textParts,
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
    '& [class~=tableWrapper]': { overflowX: 'auto' },
    '& td': { minWidth: '5rem' },
    '& [class~=selectedCell]': { background: 'bg.warm' },
    '& figure': { padding: '2', borderWidth: '1px', borderColor: 'border.subtle', fontSize: 'sm' },
    '& figure ::selection': { background: 'none' },
    '& figure[data-selected]': { outline: '3px solid', outlineColor: 'accent.mark' },
    '& figure img': { maxHeight: '7rem' },
  },
});

/** A text that takes fewer than `QUICK` milliseconds to serialise is reported at each letter, a longer one once typing pauses. */
const QUICK = 8;
const PAUSE = 250;

/** The position in a document behind so many letters. */
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

const asWritten = (text: string) => storedText(documentOf(blocksIn(text)));

/** Reports the last letters before a text is saved or left; `isLast` has `report` repeat what may not have been drawn yet. */
function useLastLetters(report: (isLast: boolean) => void): void {
  const reportNow = useEffectEvent(report);
  useEffect(() => {
    const over = new AbortController();
    // The page may be gone before the next drawing would store it.
    const reportSync = () => flushSync(() => reportNow(true));
    // Whoever loads the page anew is offered what is kept by then: the end of the old page may come after that.
    for (const event of ['beforeunload', 'pagehide', 'visibilitychange'])
      window.addEventListener(event, reportSync, { signal: over.signal });
    const endFlush = onFlush(() => reportNow(false));
    return () => {
      endFlush();
      over.abort();
    };
  }, []);
}

/** The attributes that make the editor's box a plain field to forms and screen readers. */
function useAttributes(name: string, control: ControlProps) {
  const described = JSON.stringify({
    ...control,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelIdOf(control.id),
    name,
  });
  return useMemo(() => {
    const all = Object.entries(JSON.parse(described) as object);
    return Object.fromEntries(all.map(([key, value]) => [key, String(value)]));
  }, [described]);
}

/** Focuses the editor where the plain field had the focus before, with its selection, and whenever its label is clicked. */
function useFocus(editor: Editor | null, { control, selection }: TextEditorProps): void {
  const continueIn = useEffectEvent(({ state, commands, view }: Editor) => {
    if (!selection) return;
    const at = (letters: number) => positionAfter(state.doc, letters);
    commands.setTextSelection({ from: at(selection.from), to: at(selection.to) });
    // The editor's own command waits for a frame, in which letters would go nowhere.
    view.focus();
  });
  useLayoutEffect(() => {
    if (editor) continueIn(editor);
  }, [editor]);
  // A label focuses what it names by itself only where that is an input.
  useEffect(() => {
    const label = document.getElementById(labelIdOf(control.id));
    const focus = () => editor?.view.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, control.id]);
}

/** An editor of a form's value, each of which follows the other. */
function useTextEditor({ name, value, control, onTyped, onValue }: TextEditorProps) {
  /** Milliseconds that the text took to serialise the last time. */
  const effort = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The value that the form has as far as the editor knows, and the first one, also as the editor would write it. */
  const inForm = useRef({ value, first: value, firstWritten: asWritten(value) });
  const [content] = useState(() => documentOf(blocksIn(value)));
  const attributes = useAttributes(name, control);
  const editor = useEditor({
    ...editing,
    // One that is made while it is drawn is destroyed and made anew where React takes its time.
    immediatelyRender: false,
    content,
    editorProps: useMemo(() => ({ ...editing.editorProps, attributes }), [attributes]),
    onUpdate: () => {
      onTyped();
      clearTimeout(waiting.current);
      if (effort.current < QUICK) report();
      else waiting.current = setTimeout(() => report(), PAUSE);
    },
    onBlur: () => report(),
  });
  /** Reports the text to the form; `isLast` repeats it, as the last report may not have been drawn yet. */
  function report(isLast = false): void {
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
  useLastLetters(report);
  useEffect(() => () => clearTimeout(waiting.current), []);
  // Taken from a draft or a colleague, or brought back.
  useLayoutEffect(() => {
    if (!editor || value === inForm.current.value) return;
    inForm.current = { value, first: value, firstWritten: asWritten(value) };
    editor.commands.setContent(documentOf(blocksIn(value)), { emitUpdate: false });
  }, [editor, value]);
  return { editor, report };
}

/** The editor of rich text. The value is the text as it is stored; one that nobody changes stays as it is. */
export default function TextEditor(props: TextEditorProps) {
  const { editor, report } = useTextEditor(props);
  useFocus(editor, props);
  if (!editor) return null;
  return (
    <>
      <Toolbar editor={editor} label={props.label} />
      <PreetiInEditor editor={editor} />
      <Written
        editor={editor}
        onKeyDown={({ ctrlKey, metaKey }) => {
          if (ctrlKey || metaKey) report(); // it may save
        }}
      />
    </>
  );
}
