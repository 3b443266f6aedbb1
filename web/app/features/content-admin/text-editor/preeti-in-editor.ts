import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { preetiToChange } from './preeti';

/** The paragraphs, headings and cells of a text with their places, each as letters that stand one for one in the editor. */
function blocksIn({ state }: Editor): readonly { readonly at: number; readonly text: string }[] {
  const blocks: { at: number; text: string }[] = [];
  state.doc.descendants((node: Node, at) => {
    if (!node.isTextblock) return true;
    blocks.push({ at: at + 1, text: node.textBetween(0, node.content.size, undefined, '\n') });
    return false;
  });
  return blocks;
}

/** All that is written, a line for each block. */
export const textOf = (editor: Editor): string =>
  blocksIn(editor)
    .map(({ text }) => text)
    .join('\n');

/** Changes Preeti to Unicode, in one step that can be undone; marks stay. */
export function changePreeti(editor: Editor, chosen: ReadonlySet<string>): void {
  const { state, view } = editor;
  const { tr, schema } = state;
  for (const block of blocksIn(editor).toReversed()) {
    for (const { at, word, inUnicode } of preetiToChange(block.text, chosen).toReversed()) {
      const from = block.at + at;
      tr.replaceWith(from, from + word.length, schema.text(inUnicode, state.doc.nodeAt(from)?.marks));
    }
  }
  view.dispatch(tr);
  view.focus();
}
