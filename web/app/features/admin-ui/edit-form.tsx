import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { aboveBars } from './bottom-bar';
import { useShortcut } from './keys';

interface EditFormProps {
  readonly 'aria-label': string;
  /** The reason why it was not sent: the focus moves to the first invalid control, or else to the message. */
  readonly refusal: { readonly detail: string | null } | undefined;
  readonly onSubmit: () => void;
  /** Called on Ctrl+S. */
  readonly onShortcut: () => void;
  readonly children: ReactNode;
}

/** A form with a bar at its foot, whose input is kept until it is sent. */
export function EditForm({ refusal, onSubmit, onShortcut, ...form }: EditFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if ((refusal?.detail ?? null) === null) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    const invalid = find('[aria-invalid=true], [data-widget][data-invalid] button[data-field]');
    (invalid ?? find('[role=alert]'))?.focus();
  }, [refusal]);
  useShortcut('s', onShortcut);
  return (
    <chakra.form
      ref={element}
      css={aboveBars}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...form}
    />
  );
}
