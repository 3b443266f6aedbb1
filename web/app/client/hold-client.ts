import { savesData, SMALL_SIZES } from '../data/device/saves-data';
import { CLIENT, firstModules, READY, starter } from './starter';

const texts = [CLIENT, READY, SMALL_SIZES].map((text) => JSON.stringify(text));
/** The script of visitors' pages that fetches the client. */
const starterText = `(${String(starter)})(${[...texts, String(savesData)].join()})`;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * Holds back the client in the HTML of a visitors' page: the router's script becomes inert text, with the URLs of its modules, which
 * the starter runs once the page is idle or touched. Throws if there is no such script: a page that never comes alive must not be
 * served.
 */
export function holdClient(html: string, nonce: string): string {
  const modules = [...new Set([...html.matchAll(PRELOAD)].map(([, url = '']) => url))];
  const first = firstModules.flatMap((name) => modules.filter((url) => url.startsWith(`/assets/${name}-`)));
  const held = `<script id="${CLIENT}" type="text/plain" nonce="${nonce}" data-modules="${modules.join(' ')}" data-first="${first.join(' ')}">`;
  const page = html.replaceAll(PRELOAD, '').replace(/<script[^>]* type="module"[^>]*>/, held);
  if (!page.includes(held)) throw new Error('The router rendered no module script: has it changed its form?');
  return page.replace('</body>', () => `<script nonce="${nonce}">${starterText}</script></body>`);
}
