import { use, useEffect, useRef, useState } from 'react';
import { DocumentContext } from '../client/document-context';

/**
 * A text as a QR code, drawn by the server, or after a navigation in the browser by a module that is fetched `after` so many
 * milliseconds. It is hidden from screen readers: the text must stand beside it.
 */
export function QrCode({ text, after = 0 }: { text: string; after?: number }) {
  const [later, setLater] = useState('');
  const code = useRef<HTMLSpanElement>(null);
  const fromServer = use(DocumentContext)?.qrCode(text);
  useEffect(() => {
    if (code.current?.innerHTML !== '') return undefined;
    const draw = () => void import('uqr').then(({ renderSVG }) => setLater(renderSVG(text, { border: 0 })));
    const timer = setTimeout(draw, after);
    return () => clearTimeout(timer);
  }, [text, after]);
  return (
    <span
      ref={code}
      dangerouslySetInnerHTML={{ __html: fromServer ?? later }}
      suppressHydrationWarning
      aria-hidden
    />
  );
}
