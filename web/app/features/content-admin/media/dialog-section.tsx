import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PictureNotes } from './notes';

/** A part of a dialog about a picture. */
export const DialogSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="3" as="section" aria-label={title}>
    <chakra.h3 css={{ fontSize: 'md', fontWeight: 'bold' }}>{title}</chakra.h3>
    {children}
  </Stack>
);

/** The properties of a section about the picture as it is framed. */
export interface FrameSectionProps {
  readonly src: string;
  /** Width to height of the whole picture. */
  readonly ratio: number;
  readonly notes: PictureNotes;
  /** Called with the notes that change. */
  readonly onNotes: (part: Partial<PictureNotes>) => void;
}
