import { createElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { HEAD_TAGS } from '../client/document';

/** Puts titles, metas and links into the document's head, wherever a page says them, and takes them out with it. */
export function Head({ children }: { readonly children: ReactNode }) {
  return import.meta.env.SSR
    ? createElement(HEAD_TAGS, null, children)
    : createPortal(children, document.head);
}
