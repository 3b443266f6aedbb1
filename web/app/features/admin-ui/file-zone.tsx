import { Button, type ButtonProps, chakra, HStack, type SystemStyleObject } from '@chakra-ui/react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Muted } from './layout';

export interface FileZoneProps {
  /** What the files are for. */
  readonly label: string;
  /** As of `<input accept>`; all are offered without it. */
  readonly accept?: string;
  readonly multiple?: boolean;
  /** The clipboard's files come here too. */
  readonly isPastable?: boolean;
  readonly isInvalid?: boolean;
  /** Given every file, also those that cannot be used. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly css?: SystemStyleObject;
  /** Opens the browser's list of files. */
  readonly button: ButtonProps & Readonly<Record<`data-${string}`, unknown>>;
  /** Stands above the button. */
  readonly above?: ReactNode;
  /** Stands beside the button. */
  readonly beside?: ReactNode;
  /** Stands below the button. */
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

/** A frame that takes files, by choosing or by dropping them. (Chakra's FileUpload leaves out dropped folders without a word.) */
export function FileZone(props: FileZoneProps) {
  const { label, accept, multiple, isPastable, isInvalid, onFiles } = props;
  const { css: style, button, above, beside, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent, isOverNow: boolean) => {
    event.preventDefault();
    setIsOver(isOverNow);
  };
  return (
    <Zone
      onDragOver={(event) => take(event, true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        take(event, false);
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
