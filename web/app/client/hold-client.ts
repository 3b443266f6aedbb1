import { savesData, SMALL_SIZES } from '../data/device/saves-data';
import { CLIENT, firstModules, READY, starter } from './starter';

const texts = [CLIENT, READY, SMALL_SIZES].map((text) => JSON.stringify(text));
/** The script that fetches the client, as it stands in visitors' pages. */
const starterText = `(${String(starter)})(${[...texts, String(savesData)].join()})`;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * The HTML of a visitors' page with its client held back: the router's script that brings it is inert text (its modules' URLs
 * beside it), which the starter runs once the page is idle or touched. Throws where the router has rendered no such script: a page
 * that would never come alive must not be served.
 */
export function holdClient(html: string, nonce: string): string {
  const modules = [...new Set([...html.matchAll(PRELOAD)].map(([, url = '']) => url))];
  const first = firstModules.flatMap((name) => modules.filter((url) => url.startsWith(`/assets/${name}-`)));
  const held = `<script id="${CLIENT}" type="text/plain" nonce="${nonce}" data-modules="${modules.join(' ')}" data-first="${first.join(' ')}">`;
  const page = html.replaceAll(PRELOAD, '').replace(/<script[^>]* type="module"[^>]*>/, held);
  if (!page.includes(held)) throw new Error('The router rendered no module script: has it changed its form?');
  return page.replace('</body>', () => `<script nonce="${nonce}">${starterText}</script></body>`);
}
