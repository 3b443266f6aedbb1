import { use, useEffect, useRef, useState } from 'react';
import { DocumentContext } from '../client/document-context';

/**
 * A text as a QR code. The server draws it; on a page that the browser has opened itself what draws it is fetched `after` so many
 * milliseconds. Whoever cannot see it needs the text beside it.
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
