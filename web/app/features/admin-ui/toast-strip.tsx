import { Button, defineStyle, Portal, Toast as ChakraToast, Toaster } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { ButtonLink, IconButton } from './buttons';
import { isNewestToast, toaster, type ToastExtra } from './toasts';
import { useBottomInset } from './use-bottom-inset';

const onDark = defineStyle({
  color: 'link.onDark',
  _hover: { background: 'bg.darker' },
  // On a phone what can be done stands below the text, which has the width of the strip.
  order: { base: '1', sm: '0' },
});

/** One toast: a strip of its own at the foot of the window. */
function Strip({ id, text, extra }: { id: string; text: ReactNode; extra: ToastExtra }) {
  const strip = useBottomInset('--toast-room');
  const close = () => toaster.dismiss(id);
  const { action, link } = extra;
  return (
    <ChakraToast.Root ref={strip} data-ground="dark">
      <ChakraToast.Title>{text}</ChakraToast.Title>
      {action ? (
        <Button
          variant="ghost"
          css={onDark}
          onClick={({ currentTarget }) => {
            // The focus goes back to where it was before the action leads it on, and not after.
            currentTarget.blur();
            close();
            action.run();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      {link ? (
        <ButtonLink
          variant="ghost"
          css={onDark}
          // Whoever looks at the site in a new tab can still undo what they come back to.
          {...('to' in link
            ? { to: link.to, onClick: close }
            : { href: link.href, target: '_blank', rel: 'noreferrer' })}
        >
          {link.label}
        </ButtonLink>
      ) : null}
      <IconButton
        css={{ color: 'fg.onDark', _hover: { background: 'bg.darker' } }}
        aria-label="Close message"
        onClick={close}
      >
        <X aria-hidden size="1.25rem" />
      </IconButton>
    </ChakraToast.Root>
  );
}

/**
 * Where toasts appear: at the foot of the window, beside the menu on desks. The page ends above them (`--toast-room`),
 * so that they cover nothing that can be pressed. Read aloud when there is a pause.
 */
export const Toasts = () => (
  <Portal>
    <Toaster
      toaster={toaster}
      // The region is a fixed box whose position Chakra writes into its style.
      css={{
        insetInlineStart: { base: '0!', md: '15rem!' },
        insetInlineEnd: '0!',
        bottom: '0!',
        // Over the page's bars, and under what lies over the page: a dialog's buttons are never covered.
        zIndex: '250!',
        width: 'auto!',
      }}
    >
      {({ id = '', title, meta }) =>
        isNewestToast(id) ? <Strip id={id} text={title} extra={meta as ToastExtra} /> : null
      }
    </Toaster>
  </Portal>
);
