import type { Editor } from '@tiptap/core';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** What `read` finds in an editor, now and after each of its changes; `isSame` spares a drawing of what is no other. */
export function useEditorState<T>(
  editor: Editor,
  read: () => T,
  isSame: (before: T, now: T) => boolean = Object.is,
): T {
  const [state, setState] = useState(read);
  const update = useEffectEvent(() => {
    const now = read();
    setState((before) => (isSame(before, now) ? before : now));
  });
  useLayoutEffect(() => {
    const onTransaction = () => update();
    editor.on('transaction', onTransaction);
    return () => void editor.off('transaction', onTransaction);
  }, [editor]);
  return state;
}
