import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Icon } from './icons';

/** Copies a text; `message` then confirms it, or is the text itself where the browser denies the clipboard. */
export function useCopy(text: string, copied: string) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(copied);
    } catch {
      setMessage(text);
    }
  };
  return { copy: () => void copy(), message };
}

/** A button that copies the text beside it; `of` names the text for screen readers, `copied` confirms. */
export function CopyButton({ text, of, label, copied }: Record<'text' | 'of' | 'label' | 'copied', string>) {
  const { copy, message } = useCopy(text, copied);
  return (
    <chakra.span data-needs-script data-screen-only>
      <Button size="md" variant="outline" onClick={copy} aria-label={`${label}: ${of}`}>
        <Icon name="copy" />
        <span aria-hidden>{message || label}</span>
      </Button>
      <chakra.span role="status" css={{ srOnly: true }}>
        {message}
      </chakra.span>
    </chakra.span>
  );
}
