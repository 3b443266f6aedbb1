import { Button, chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { create } from 'zustand';
import { lazy } from './lazy';

/** A modal dialog: focus moves in (to what is marked `data-first`) and stays in, and goes back to where it was. */
export const Dialog = lazy(() => import('./open-dialog').then((module) => module.OpenDialog));

const Foot = chakra('div', {
  base: {
    position: 'sticky',
    // At the very edge: a dialog's padding counts where something sticks.
    bottom: { base: '-5', sm: '-6' },
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    marginInline: { base: '-5', sm: '-6' },
    marginBottom: { base: '-5', sm: '-6' },
    paddingInline: { base: '5', sm: '6' },
    paddingBlock: { base: '3', sm: '4' },
    background: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    '& > *': { flex: { base: '1 1 auto', sm: '0 0 auto' } },
  },
});

interface DialogFootProps {
  readonly cancel?: string;
  /** It is the first stop. */
  readonly isCancelFirst?: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The buttons of a dialog, the way out first: always in view at its foot; on a phone as wide as it. */
export const DialogFoot = ({ cancel = 'Cancel', isCancelFirst, onCancel, children }: DialogFootProps) => (
  <Foot>
    <Button variant="ghost" data-first={isCancelFirst ? '' : undefined} onClick={onCancel}>
      {cancel}
    </Button>
    {children}
  </Foot>
);

export interface DialogButtonProps {
  readonly text: string;
  /** The button's accessible name. */
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog, whose code is fetched with the first click. */
export function DialogButton({ text, label, children }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-label={label} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      {isOpen ? children(() => setIsOpen(false)) : null}
    </>
  );
}

interface Question {
  readonly title: string;
  readonly action: string;
  readonly cancel?: string;
  readonly children: ReactNode;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before something is done; the safe way is the first stop. */
export function ConfirmDialog({ title, action, onAnswer, children, ...foot }: Question) {
  const onCancel = () => onAnswer(false);
  return (
    <Dialog title={title} onClose={onCancel}>
      {children}
      <DialogFoot isCancelFirst {...foot} onCancel={onCancel}>
        <Button variant="solid" onClick={() => onAnswer(true)}>
          {action}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

const useAsked = create<Question | null>(() => null);

/** Asks in a dialog over the page; false when it is closed, or the page is left. */
export const confirm = (question: Omit<Question, 'onAnswer'>): Promise<boolean> =>
  new Promise((resolve) => {
    useAsked.getState()?.onAnswer(false);
    const onAnswer = (isConfirmed: boolean) => {
      useAsked.setState(null, true);
      resolve(isConfirmed);
    };
    useAsked.setState({ ...question, onAnswer }, true);
  });

/** Shows what `confirm` asks. */
export function Questions() {
  const asked = useAsked();
  const { pathname } = useLocation();
  useEffect(() => () => useAsked.getState()?.onAnswer(false), [pathname]);
  return asked ? <ConfirmDialog {...asked} /> : null;
}
