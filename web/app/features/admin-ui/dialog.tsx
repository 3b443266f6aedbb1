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
}

interface ConfirmDialogProps extends Question {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is done; the safe way is the first stop. */
export function ConfirmDialog({ title, action, cancel, onConfirm, onCancel, children }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onCancel}>
      {children}
      <DialogFoot isCancelFirst {...{ cancel, onCancel }}>
        <Button variant="solid" onClick={onConfirm}>
          {action}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

interface Asked extends Question {
  readonly answer: (isConfirmed: boolean) => void;
}

const useAsked = create<{ readonly asked: Asked | null }>(() => ({ asked: null }));

/** Asks in a dialog over the page; false when it is closed, or the page is left. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    useAsked.getState().asked?.answer(false);
    const answer = (isConfirmed: boolean) => {
      useAsked.setState({ asked: null });
      resolve(isConfirmed);
    };
    useAsked.setState({ asked: { ...question, answer } });
  });

/** Shows what `confirm` asks. */
export function Questions() {
  const { asked } = useAsked();
  const { pathname } = useLocation();
  useEffect(() => () => useAsked.getState().asked?.answer(false), [pathname]);
  if (!asked) return null;
  const { answer, ...question } = asked;
  return <ConfirmDialog {...question} onConfirm={() => answer(true)} onCancel={() => answer(false)} />;
}
