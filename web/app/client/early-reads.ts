import type { EntryContext } from 'react-router';
import { startReads } from '../data/early-reads';
import { SESSION_MARK } from '../data/session-mark';

/** The `handle` of a staff route: what its screen reads first, by the parameters of its path. */
export interface StaffHandle {
  readonly reads: (params: Readonly<Record<string, string>>) => readonly { readonly url?: string }[];
}

/** The URLs that the matched routes read first; none of a path that leads nowhere. */
function urlsOf({ routeModules, staticHandlerContext }: EntryContext): string[] {
  const { matches, errors } = staticHandlerContext;
  if (errors) return [];
  return matches.flatMap(({ route, params }) => {
    const handle = routeModules[route.id]?.handle as StaffHandle | undefined;
    const reads = handle?.reads(params as Readonly<Record<string, string>>) ?? [];
    return reads.flatMap(({ url }) => url ?? []);
  });
}

/** Puts the script that asks for what the first screen reads into the head of a rendered page, before its styles. */
export function withEarlyReads(html: string, context: EntryContext, nonce: string): string {
  const urls = urlsOf(context);
  if (urls.length === 0) return html;
  const given = [SESSION_MARK, urls].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c')).join();
  return html.replace(
    '</head>',
    () => `<script nonce="${nonce}">(${String(startReads)})(${given})</script></head>`,
  );
}
