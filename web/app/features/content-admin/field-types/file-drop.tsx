import { Fieldset, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, type ReactNode, use, useId, useRef, useState } from 'react';
import type { FileField } from '@content';
import type { MediaItem } from '@content/api/contract';
import { fileFieldType } from '@content/field-types/registry';
import { acceptedOf, acceptOf, formatLimits } from '../uploads/chosen-files';
import { Note } from '../../admin-ui/feedback';
import { DialogButton } from '../../admin-ui/dialog';
import { FileZone } from '../../admin-ui/file-zone';
import { Help, OptionalMark, RequiredMark } from '../../admin-ui/forms';
import { lazy } from '../../admin-ui/lazy';
import { WaitForFiles, type WidgetProps } from './field-type-view';

const ChooseDialog = lazy(() => import('../media/choose-dialog'), 'whenShown');

/** Calls `onPaste` with the files of the clipboard when the person pastes anywhere in the form. */
function usePaste(active: boolean, onPaste: (files: readonly File[]) => void): void {
  const onFiles = useEffectEvent(onPaste);
  useEffect(() => {
    if (!active) return;
    const listener = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || document.querySelector('[role=dialog]')) return;
      // Spreadsheets put a picture of the text beside the text: in a text field the text is meant.
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, [contenteditable=true]') !== null;
      if (isTyping && event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [active]);
}

interface FileDropProps extends Pick<WidgetProps<FileField>, 'name' | 'field' | 'problem'> {
  readonly action: string;
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  /** Takes files of the library. */
  readonly onReuse: (reused: readonly MediaItem[]) => void;
  readonly children?: ReactNode;
}

/** Accepts the files that the field can have, and says what is wrong with the others. */
function useChoose({ name, field, multiple = false, onChoose }: FileDropProps) {
  const { media } = fileFieldType(field);
  const waitForFiles = use(WaitForFiles);
  const [refused, setRefused] = useState<string>();
  const latest = useRef<readonly File[]>([]);

  /** Resolves to whether all files of the list were accepted. */
  async function accept(list: readonly File[]): Promise<boolean> {
    latest.current = list;
    const { accepted, refusals } = await acceptedOf(media, list, multiple);
    // Of one file the last choice counts, also where an earlier one takes longer to be read.
    if (!multiple && latest.current !== list) return true;
    setRefused(refusals.join('\n') || undefined);
    if (accepted.length > 0) onChoose(accepted);
    return refusals.length === 0;
  }
  const choose = (list: readonly File[]) => waitForFiles(name, accept(list));
  usePaste(media === 'picture', choose);
  return { refused, choose };
}

/** Takes files by browsing, dropping or pasting; states its limits, and refuses at once what is beyond them. */
export function FileDrop(props: FileDropProps) {
  const { name, field, problem, action, multiple = false, onReuse, children } = props;
  const fieldType = fileFieldType(field);
  const { media } = fieldType;
  const isPicture = media === 'picture';
  const id = useId();
  const { refused, choose } = useChoose(props);
  const complaint = refused ?? problem;
  // As long as there is no file it matters what leaving it out means.
  const isMissed = 'missed' in field && field.missed === true;
  const Hint = isMissed && !children ? Note : Help;
  return (
    <Fieldset.Root invalid={complaint !== undefined}>
      <Fieldset.Legend>
        {field.label}
        {field.required ? (
          <>
            <RequiredMark />
            <VisuallyHidden> (required)</VisuallyHidden>
          </>
        ) : (
          <OptionalMark />
        )}
      </Fieldset.Legend>
      <Stack gap="2">
        {field.help ? <Hint>{field.help}</Hint> : null}
        <FileZone
          label={field.label}
          accept={acceptOf(media)}
          multiple={multiple}
          isPastable={isPicture}
          isInvalid={complaint !== undefined}
          onFiles={choose}
          above={children}
          button={{
            'data-field': name,
            // The button has the focus after a refused save: not every screen reader says what its group is described by.
            'aria-describedby': `${id}-limits${complaint ? ` ${id}-problem` : ''}`,
            children: action,
          }}
          beside={
            <DialogButton
              label={`Choose from all ${media}s: ${field.label}`}
              text={isPicture ? 'All pictures …' : 'All documents …'}
            >
              {(close) => (
                <ChooseDialog
                  kind={media}
                  multiple={multiple}
                  onClose={close}
                  onReuse={(reused) => {
                    close();
                    onReuse(reused);
                  }}
                />
              )}
            </DialogButton>
          }
        >
          <Help id={`${id}-limits`}>
            {formatLimits(media, fieldType.several ? fieldType.maxCount(field) : undefined)}
          </Help>
        </FileZone>
      </Stack>
      <Fieldset.ErrorText
        role={refused === undefined ? undefined : 'alert'}
        css={{ whiteSpace: 'pre-line', marginTop: '2' }}
      >
        <span id={`${id}-problem`}>{complaint}</span>
      </Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
