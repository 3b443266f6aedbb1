import type { PictureField, PicturesField } from '@content';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../admin-ui/button';
import type { FormFile } from '../form/content';
import type { Said } from './details-dialog';

const DetailsDialog = lazy(() => import('./details-dialog'));

export interface DetailsButtonProps {
  readonly field: PictureField | PicturesField;
  readonly file: FormFile;
  /** How this picture is called: 'the image', 'picture 2'. */
  readonly label: string;
  readonly isDescribed: boolean;
  readonly onSay: (said: Said) => void;
}

/** Opens what can be said of a picture. Its code is fetched with the first click. */
export function DetailsButton({ label, onSay, ...props }: DetailsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-label={`Picture details of ${label}`} onClick={() => setIsOpen(true)}>
        Picture details
      </Button>
      {isOpen ? (
        <Suspense>
          <DetailsDialog
            {...props}
            onClose={() => setIsOpen(false)}
            onSay={(said) => {
              setIsOpen(false);
              onSay(said);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
