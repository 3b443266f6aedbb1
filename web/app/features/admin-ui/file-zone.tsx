import { Button, type ButtonProps, chakra, HStack, type SystemStyleObject } from '@chakra-ui/react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Muted } from './layout';

interface FileZoneProps {
  /** The accessible name of the input. */
  readonly label: string;
  readonly accept?: string;
  readonly multiple?: boolean;
  /** Files can be pasted too. */
  readonly isPastable?: boolean;
  readonly isInvalid?: boolean;
  /** Called with all files, also those that cannot be used. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly css?: SystemStyleObject;
  /** Opens the browser's list of files. */
  readonly button: ButtonProps & Readonly<Record<`data-${string}`, unknown>>;
  /** Content above, beside and below the button. */
  readonly above?: ReactNode;
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: { base: '3', sm: '4' },
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'fg.muted',
    borderRadius: 'md',
    background: 'bg.page',
  },
});

/** A frame in which files are chosen or dropped. (Chakra's FileUpload silently ignores dropped folders.) */
export function FileZone(props: FileZoneProps) {
  const { label, accept, multiple, isPastable, isInvalid, onFiles } = props;
  const { css: style, button, above, beside, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const acceptDrag = (event: DragEvent, isOverNow: boolean) => {
    event.preventDefault();
    setIsOver(isOverNow);
  };
  return (
    <Zone
      onDragOver={(event) => acceptDrag(event, true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        acceptDrag(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
      css={[style ?? {}, isInvalid && { borderColor: 'link.body' }, isOver && { background: 'bg.band' }]}
    >
      {above}
      <HStack wrap="wrap" columnGap="4" rowGap="2">
        <Button {...button} onClick={() => button['aria-disabled'] || input.current?.click()} />
        {beside}
        <Muted as="span" css={{ display: { base: 'none', md: 'inline' } }}>
          or drop {multiple ? 'them' : 'it'} here{isPastable ? ', or paste' : ''}
        </Muted>
      </HStack>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </Zone>
  );
}
