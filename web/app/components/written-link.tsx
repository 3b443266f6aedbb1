import { delocalizePath } from '@content/texts/language-paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Whatever the site has beside visitors' pages, by its path. */
const notPages = /^\/(admins|api|files)\b|\.\w+$/;

/**
 * A link that staff have written. To a visitors' page it leads in the reader's language, without loading a document;
 * whatever else the site has is loaded anew.
 */
export const WrittenLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('/') && !notPages.test(to) ? (
    <Link to={delocalizePath(to)}>{children}</Link>
  ) : (
    <a href={to} rel={to.startsWith('/') ? undefined : 'noopener'}>
      {children}
    </a>
  );
