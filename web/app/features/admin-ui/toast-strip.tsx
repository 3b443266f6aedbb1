import { Button, defineStyle, Portal, Toast as ChakraToast, Toaster } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { ButtonLink, IconButton, onDark } from './buttons';
import { isNewestToast, toaster, type ToastExtra } from './toasts';
import { useBottomInset } from './use-bottom-inset';

const actionOnDark = defineStyle({
  ...onDark,
  color: 'link.onDark',
  // On a phone the buttons stand below the text, which has the width of the strip.
  order: { base: '1', sm: '0' },
});

/** A toast: a strip at the foot of the window. */
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
          css={actionOnDark}
          onClick={({ currentTarget }) => {
            // The focus must return before the action moves it on.
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
          css={actionOnDark}
          // A link into a new tab leaves the toast: its action is still there afterwards.
          {...('to' in link
            ? { to: link.to, onClick: close }
            : { href: link.href, target: '_blank', rel: 'noreferrer' })}
        >
          {link.label}
        </ButtonLink>
      ) : null}
      <IconButton css={onDark} aria-label="Close message" onClick={close}>
        <X aria-hidden size="1.25rem" />
      </IconButton>
    </ChakraToast.Root>
  );
}

/**
 * The region of toasts, at the foot of the window, beside the menu on desks. The page ends above them (`--toast-room`): they cover
 * no button. Screen readers announce them in a pause.
 */
export default function Toasts() {
  return (
    <Portal>
      <Toaster
        toaster={toaster}
        // The region is a fixed box whose position Chakra writes into its style.
        css={{
          insetInlineStart: { base: '0!', md: '15rem!' },
          insetInlineEnd: '0!',
          bottom: '0!',
          // Above the page's bars, and below dialogs, whose buttons are never covered.
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
}
