import { lazy, Suspense, useState } from 'react';
import { Button } from '../../admin-ui/button';
import type { ReusedPicture } from '../form/content';

const ChooseDialog = lazy(() => import('./choose-dialog'));

export interface ReuseButtonProps {
  /** The label of the field. */
  readonly label: string;
  readonly onReuse: (reused: ReusedPicture) => void;
}

/** Offers the pictures that are used already. Its code is fetched with the first click. */
export function ReuseButton({ label, onReuse }: ReuseButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-label={`Choose from all pictures: ${label}`} onClick={() => setIsOpen(true)}>
        All pictures …
      </Button>
      {isOpen ? (
        <Suspense>
          <ChooseDialog
            onClose={() => setIsOpen(false)}
            onReuse={(reused) => {
              setIsOpen(false);
              onReuse(reused);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
