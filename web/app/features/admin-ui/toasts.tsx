import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { create } from 'zustand';
import { Icon } from '../../components/icons';
import { Button, ButtonAnchor, ButtonLink } from './button';

/** A short message that something happened, with one thing to do about it. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** `href` leads out of the staff area, into a new tab; `to` stays in it. */
  readonly link?: { readonly label: string } & ({ readonly href: string } | { readonly to: string });
}

const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let count = 0;

function dismiss(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Says that something happened, in place of what was said before. */
export function showToast(text: string, extra: Pick<Toast, 'action' | 'link'> = {}): void {
  const toast = { id: ++count, text, ...extra };
  useToasts.setState({ toasts: [toast] });
}

/** Milliseconds that a toast stays; one with something to do stays longer. */
const STAY = 8_000;
const STAY_WITH_ACTION = 20_000;

function ToastBox({ toast }: { toast: Toast }) {
  const { id, text, action, link } = toast;
  useEffect(() => {
    const timer = window.setTimeout(() => dismiss(id), (action ?? link) ? STAY_WITH_ACTION : STAY);
    return () => window.clearTimeout(timer);
  }, [id, action, link]);
  return (
    <chakra.li
      data-ground="dark"
      display="flex"
      alignItems="center"
      gap="2"
      paddingInlineStart="5"
      paddingBlock="1"
      borderRadius="lg"
      background="bg.dark"
      color="fg.onDark"
      boxShadow="panel"
      pointerEvents="auto"
    >
      <chakra.span flex="1" paddingBlock="2" fontSize="sm">
        {text}
      </chakra.span>
      {action ? (
        <Button
          variant="quiet"
          color="link.onDark"
          _hover={{ background: 'bg.darker' }}
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      {link && 'to' in link ? (
        <ButtonLink
          variant="quiet"
          color="link.onDark"
          _hover={{ background: 'bg.darker' }}
          to={link.to}
          onClick={() => dismiss(id)}
        >
          {link.label}
        </ButtonLink>
      ) : null}
      {link && 'href' in link ? (
        <ButtonAnchor
          variant="quiet"
          color="link.onDark"
          _hover={{ background: 'bg.darker' }}
          href={link.href}
          target="_blank"
          rel="noreferrer"
        >
          {link.label}
        </ButtonAnchor>
      ) : null}
      <Button
        variant="quiet"
        square
        color="fg.onDark"
        _hover={{ background: 'bg.darker' }}
        aria-label="Close message"
        onClick={() => dismiss(id)}
      >
        <Icon name="close" />
      </Button>
    </chakra.li>
  );
}

/** Where a toast appears: over the top bar on phones, beside the buttons on desks. Read aloud when there is a pause. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <chakra.div
      role="status"
      position="fixed"
      zIndex="skip"
      insetInlineStart={{ base: '2', md: '16.5rem' }}
      insetInlineEnd={{ base: '2', md: 'auto' }}
      top={{ base: '0.375rem', md: 'auto' }}
      bottom={{ md: '6' }}
      width={{ md: '25rem' }}
      pointerEvents="none"
    >
      <chakra.ul display="flex" flexDirection="column" gap="2" listStyleType="none">
        {toasts.map((toast) => (
          <ToastBox key={toast.id} toast={toast} />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
