import { isStaffPath } from '../data/staff-area';
import { firstChunks } from './chunks';
import { SMALL_SIZES } from '../data/saves-data';
import { CLIENT, READY, starter } from './starter';

const starterGiven = [CLIENT, READY, SMALL_SIZES].map((text) => JSON.stringify(text)).join();
/** The script that fetches the client, as it stands in the head of visitors' pages. */
export const starterText = `(${String(starter)})(${starterGiven})`;

/**
 * Takes what fetches the client out of a rendered visitors' page: the module script becomes inert text, the addresses
 * of its modules its `data-modules`, those that run first its `data-first`, that of the whole sheet its `data-sheet`, and
 * the starter is put into the head. Throws when the page holds no such script: a page that never comes alive must not be
 * served.
 */
export function deferHydration(html: string, pathname: string, sheet: string): string {
  // The staff area is rendered in the browser: nothing can be seen there before the client runs.
  if (isStaffPath(pathname)) return html;
  const modules: string[] = [];
  const page = html.replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, href: string) => {
    modules.push(href);
    return '';
  });
  const first = firstChunks.flatMap((name) => modules.filter((href) => href.startsWith(`/assets/${name}-`)));
  const listed = `data-modules="${modules.join(' ')}" data-first="${first.join(' ')}" data-sheet="${sheet}"`;
  const held = `<script type="text/plain" id="${CLIENT}" ${listed}>`;
  const result = page.replace(/<script type="module" async>/, () => held);
  if (result === page) throw new Error('The page has no module script: has the framework changed its form?');
  return result.replace('</head>', () => `<script>${starterText}</script></head>`);
}
