import { FileUpload, type SystemStyleObject } from '@chakra-ui/react';
import { type DragEvent, type ReactNode, useState } from 'react';

export interface FileZoneProps {
  /** What the files are for. */
  readonly label: string;
  /** As of `<input accept>`; all are offered without it. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly isInvalid?: boolean;
  /** Given every file, also those that cannot be used: what is wrong with them is told here, not by Chakra. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly css?: SystemStyleObject;
  readonly children: ReactNode;
}

/** Whoever is given the files keeps them. */
const NONE: File[] = [];

/**
 * A frame that takes files: by dropping them, or by a `FileUpload.Trigger` among its children. Chakra's own drop zone passes
 * over folders without a word.
 */
export function FileZone({
  label,
  accept = '',
  multiple = false,
  isInvalid = false,
  onFiles,
  css: style,
  children,
}: FileZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return (
    <FileUpload.Root
      {...drag}
      allowDrop={false}
      acceptedFiles={NONE}
      maxFiles={Infinity}
      invalid={isInvalid}
      onFileAccept={({ files }) => onFiles(files)}
      css={[style, isOver && { background: 'bg.band' }]}
    >
      {children}
      <FileUpload.HiddenInput aria-label={label} accept={accept} multiple={multiple} />
    </FileUpload.Root>
  );
}
