import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { Note } from '../../admin-ui/alert';
import { Button } from '../../admin-ui/button';
import { Row } from '../../admin-ui/layout';
import { looksLikePreeti, preetiToUnicode } from './preeti';

/** A piece of a text that looks like Preeti. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The pieces of paragraphs, headings and cells that look like Preeti, in their order. */
function preetiIn({ state }: Editor): readonly Piece[] {
  const pieces: Piece[] = [];
  state.doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    if (looksLikePreeti(node.textBetween(0, node.content.size, ' ', ' '))) {
      node.forEach(({ text }, offset) => {
        const from = at + 1 + offset;
        if (text !== undefined) pieces.push({ from, to: from + text.length, text });
      });
    }
    return false;
  });
  return pieces;
}

/** Changes what looks like Preeti to Unicode, in one step that can be undone; marks stay. */
function changePreeti(editor: Editor): void {
  const { state, view } = editor;
  const { tr, schema } = state;
  for (const { from, to, text } of preetiIn(editor).toReversed()) {
    tr.replaceWith(from, to, schema.text(preetiToUnicode(text), state.doc.nodeAt(from)?.marks));
  }
  view.dispatch(tr);
  view.focus();
}

/** Offers Unicode for Preeti; who leaves it as it is is asked again when there is more of it. */
export function PreetiOffer({ editor }: { editor: Editor }) {
  const found = useEditorState({ editor, selector: (now) => preetiIn(now.editor).length });
  const [left, setLeft] = useState(0);
  return (
    <div aria-live="polite">
      {found > left ? (
        <Note>
          <p>This looks like Preeti. Change it to Unicode?</p>
          <Row marginTop="2" gap="2">
            <Button variant="solid" onClick={() => changePreeti(editor)}>
              Change it
            </Button>
            <Button onClick={() => setLeft(found)}>Leave it</Button>
          </Row>
        </Note>
      ) : null}
    </div>
  );
}
