import { chakra, type SystemStyleObject, Textarea } from '@chakra-ui/react';
import { blocksIn, isRichText } from '@content/texts/rich-text';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextBlocks } from '../../../components/blocks';
import { clearOfBars } from '../../admin-ui/bottom-bar';
import { Muted } from '../../admin-ui/layout';
import { whenInUse } from '../../admin-ui/lazy';
import type { TextEditorProps } from './text-editor';

/**
 * The editor, once it is there. It is the largest part of the staff area: it is fetched for a form that is in use, or at
 * once for a text that is rich text already.
 */
let loaded: ComponentType<TextEditorProps> | undefined;

/** Fetches the editor, and returns it, with the selection of the plain field, once that interrupts nobody who writes there. */
function useEditorCode(area: RefObject<HTMLTextAreaElement | null>, hasForm: boolean) {
  const hasTyped = useRef(false);
  const [selection, setSelection] = useState<TextEditorProps['selection']>();
  const [Editor, setEditor] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (loaded) return undefined;
    const over = new AbortController();
    const show = () => !over.signal.aborted && setEditor(() => loaded);
    const load = () =>
      void import('./text-editor').then(
        (module) => {
          loaded = module.default;
          const field = area.current === document.activeElement ? area.current : null;
          if (field && hasTyped.current)
            return field.addEventListener('blur', show, { once: true, signal: over.signal });
          // At once: whoever came to write between this look and a later change of the field would write into nothing.
          flushSync(() => {
            const before = (end: number) => field?.value.slice(0, end).replaceAll('\n', '').length ?? 0;
            if (field) setSelection({ from: before(field.selectionStart), to: before(field.selectionEnd) });
            show();
          });
        },
        () => !over.signal.aborted && setHasFailed(true),
      );
    if (hasForm) load();
    const end = hasForm ? undefined : whenInUse(load);
    return () => {
      over.abort();
      end?.();
    };
  }, [area, hasForm]);
  const onTyped = () => void (hasTyped.current = true);
  return { Editor, selection, hasFailed, onTyped };
}

interface TextInputProps extends Omit<TextEditorProps, 'selection' | 'onTyped'> {
  /** The heights of the box. */
  readonly css: SystemStyleObject;
}

/**
 * Rich text. Until the editor is there, and where it cannot be fetched, a text without formatting is written in a plain
 * field, and one with formatting is shown. Whoever writes there is not interrupted; whoever has only focused it continues in the editor.
 */
export function TextInput(props: TextInputProps) {
  const { name, value, control, css: heights, onValue } = props;
  const box = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const hasForm = isRichText(value);
  const { Editor, selection, hasFailed, onTyped } = useEditorCode(area, hasForm);
  const isInvalid = control['aria-invalid'];
  const intoView = () => box.current?.scrollIntoView({ block: 'nearest' });
  return (
    <chakra.div
      ref={box}
      css={[
        {
          display: 'flex',
          flexDirection: 'column',
          borderWidth: isInvalid ? '2px' : '1px',
          borderColor: isInvalid ? 'link.body' : 'fg.muted',
          borderRadius: 'md',
          background: 'bg.raised',
        },
        clearOfBars,
        heights,
      ]}
    >
      {Editor ? (
        <Editor {...props} selection={selection} onTyped={intoView} />
      ) : (
        <>
          <chakra.div
            css={{
              borderBottomWidth: '1px',
              borderColor: 'border.subtle',
              padding: '1',
              minHeight: 'calc(2.75rem + 9px)',
            }}
          >
            <Muted css={{ padding: '2' }} hidden={!hasFailed}>
              {hasForm
                ? 'This text has formatting, and what changes it could not be loaded: it is kept as it is. Reload the page to change it.'
                : 'The buttons for headings, lists and links could not be loaded. What you write here is kept and saved.'}
            </Muted>
          </chakra.div>
          {hasForm ? (
            <chakra.div css={{ padding: '3', overflowY: 'auto' }}>
              <TextBlocks blocks={blocksIn(value)} gap="3" />
            </chakra.div>
          ) : (
            <Textarea
              {...control}
              ref={area}
              name={name}
              value={value}
              css={{ flex: '1', minHeight: '0', border: 'none', resize: 'none' }}
              onChange={({ target }) => {
                onTyped();
                onValue(target.value);
                intoView();
              }}
            />
          )}
        </>
      )}
    </chakra.div>
  );
}
