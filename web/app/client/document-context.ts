import { createContext } from 'react';

/** What the server knows of the document it is rendering, and the browser need not. */
export interface DocumentDetails {
  /** Of this rendering alone: scripts run only with it. */
  readonly nonce: string;
  /** The page's Content-Security-Policy. */
  readonly policy: string;
  /** What search engines are told (JSON-LD), as JSON safe within a script; empty where there is nothing to tell. */
  readonly structuredData: string;
  /** A text as a QR code, as SVG. */
  readonly qrCode: (text: string) => string;
}

/** Null in the browser. */
export const DocumentContext = createContext<DocumentDetails | null>(null);
