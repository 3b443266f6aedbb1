import { chakra, createToaster, Portal, Toast as ChakraToast, Toaster } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Button, ButtonAnchor, ButtonLink } from './button';
import { IconButton } from './icon-button';

/** What can be done about a toast: one thing at most. */
export interface ToastExtra {
  readonly action?: { readonly label: string; readonly run: () => void };
  /** `href` leads out of the staff area, into a new tab; `to` stays in it. */
  readonly link?: { readonly label: string } & ({ readonly href: string } | { readonly to: string });
}

/** Milliseconds that a toast stays; one with something to do stays longer. */
const STAY = 8_000;
const STAY_WITH_ACTION = 20_000;

const toaster = createToaster({ placement: 'bottom-start' });

/** Shows a short message that something happened, in place of the one before. */
export function showToast(text: string, extra: ToastExtra = {}): void {
  toaster.remove();
  toaster.create({
    title: text,
    duration: (extra.action ?? extra.link) ? STAY_WITH_ACTION : STAY,
    meta: extra,
  });
}

const onDark = { variant: 'quiet', color: 'link.onDark', _hover: { background: 'bg.darker' } } as const;

function Extra({ extra: { action, link }, onDone }: { extra: ToastExtra; onDone: () => void }) {
  if (action)
    return (
      <Button
        {...onDark}
        onClick={() => {
          onDone();
          action.run();
        }}
      >
        {action.label}
      </Button>
    );
  if (!link) return null;
  return 'to' in link ? (
    <ButtonLink {...onDark} to={link.to} onClick={onDone}>
      {link.label}
    </ButtonLink>
  ) : (
    <ButtonAnchor {...onDark} href={link.href} target="_blank" rel="noreferrer">
      {link.label}
    </ButtonAnchor>
  );
}

/** Where toasts appear: over the top bar on phones, beside the buttons on desks. Read aloud when there is a pause. */
export function Toasts() {
  return (
    <Portal>
      <chakra.div
        css={{
          // The region is a fixed box whose position Chakra writes into its style.
          '& > [data-part=group]': {
            insetInlineStart: { base: '2!', md: '16.5rem!' },
            insetInlineEnd: { base: '2!', md: 'auto!' },
            top: { base: '0.375rem!', md: 'auto!' },
            bottom: { base: 'auto!', md: '6!' },
            width: { md: '25rem' },
          },
        }}
      >
        <Toaster toaster={toaster}>
          {({ id = '', title, meta }) => (
            <ChakraToast.Root data-ground="dark">
              <ChakraToast.Title>{title}</ChakraToast.Title>
              <Extra extra={meta as ToastExtra} onDone={() => toaster.dismiss(id)} />
              <IconButton
                color="fg.onDark"
                _hover={{ background: 'bg.darker' }}
                aria-label="Close message"
                onClick={() => toaster.dismiss(id)}
              >
                <X aria-hidden size="1.25rem" />
              </IconButton>
            </ChakraToast.Root>
          )}
        </Toaster>
      </chakra.div>
    </Portal>
  );
}
