import { Button, chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { create } from 'zustand';
import { lazy } from './lazy';

/** A modal dialog: it traps the focus, which begins at `data-first` and returns to where it was. */
export const Dialog = lazy(() => import('./open-dialog'));

/** A part of a dialog with its heading. */
export const DialogSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="3" as="section" aria-label={title}>
    <chakra.h3 css={{ fontSize: 'md', fontWeight: 'bold' }}>{title}</chakra.h3>
    {children}
  </Stack>
);

const Foot = chakra('div', {
  base: {
    position: 'sticky',
    // At the very edge: sticky positions begin within a dialog's padding.
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
  /** Takes the focus first. */
  readonly isCancelFirst?: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The buttons of a dialog, Cancel first, always in view at its foot; on a phone as wide as the dialog. */
export const DialogFoot = ({ cancel = 'Cancel', isCancelFirst, onCancel, children }: DialogFootProps) => (
  <Foot>
    <Button variant="ghost" data-first={isCancelFirst ? '' : undefined} onClick={onCancel}>
      {cancel}
    </Button>
    {children}
  </Foot>
);

interface DialogButtonProps {
  readonly text: string;
  /** The button's accessible name. */
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

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

/** A question before an action; Cancel takes the focus first. */
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

const useQuestion = create<Question | null>(() => null);

/** Asks in a dialog over the page; resolves to false when it is closed, or the page is left. */
export const confirm = (question: Omit<Question, 'onAnswer'>): Promise<boolean> =>
  new Promise((resolve) => {
    useQuestion.getState()?.onAnswer(false);
    const onAnswer = (isConfirmed: boolean) => {
      useQuestion.setState(null, true);
      resolve(isConfirmed);
    };
    useQuestion.setState({ ...question, onAnswer }, true);
  });

/** Shows the question of `confirm`. */
export function Questions() {
  const question = useQuestion();
  const { pathname } = useLocation();
  useEffect(() => () => useQuestion.getState()?.onAnswer(false), [pathname]);
  return question ? <ConfirmDialog {...question} /> : null;
}
