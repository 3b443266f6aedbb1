import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Icon } from './icons';

/** Copies a text, and says so; where the device does not let pages do that, it shows the text, to be copied by hand. */
export function useCopy(text: string, copied: string): { readonly copy: () => void; readonly said: string } {
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say(copied);
    } catch {
      say(text);
    }
  };
  return { copy: () => void copy(), said };
}

/** Copies a text that stands beside it; `of` says to screen readers what it is, `copied` that it is done. */
export function CopyButton({ text, of, label, copied }: Record<'text' | 'of' | 'label' | 'copied', string>) {
  const { copy, said } = useCopy(text, copied);
  return (
    <chakra.span data-needs-script data-screen-only>
      <Button size="md" variant="outline" onClick={copy} aria-label={`${label}: ${of}`}>
        <Icon name="copy" />
        <span aria-hidden>{said === '' ? label : said}</span>
      </Button>
      <chakra.span role="status" css={{ srOnly: true }}>
        {said}
      </chakra.span>
    </chakra.span>
  );
}
