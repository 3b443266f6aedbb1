import { createContext } from 'react';

/** Details of a document for its rendering on the server. */
export interface DocumentDetails {
  /** The nonce of this rendering, without which no inline script runs. */
  readonly nonce: string;
  /** The page's Content-Security-Policy. */
  readonly policy: string;
  /** JSON-LD for search engines, safe within a script; '' if there is none. */
  readonly structuredData: string;
  /** Draws a text as a QR code in SVG. */
  readonly qrCode: (text: string) => string;
}

/** Null in the browser. */
export const DocumentContext = createContext<DocumentDetails | null>(null);
