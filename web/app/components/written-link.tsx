import { delocalizePath } from '@content/texts/language-paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Paths of the site that are no visitors' pages. */
const notPages = /^\/(admins|api|files)\b|\.\w+$/;

/** A link that staff have written. Visitors' pages open in the reader's language without a page load, anything else with one. */
export const WrittenLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('/') && !notPages.test(to) ? (
    <Link to={delocalizePath(to)}>{children}</Link>
  ) : (
    <a href={to} rel={to.startsWith('/') ? undefined : 'noopener'}>
      {children}
    </a>
  );
