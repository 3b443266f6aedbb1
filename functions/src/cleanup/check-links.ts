import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { linksOf, sitePath } from '@content/items/links';
import { isOf } from '../networks';
import type { Services } from '../services';
import { newestRevision } from '../model/item-state';
import type { CheckedLink } from '../store/operations';

/** Links that are known, that are checked in one night, and at once; longer ones are not checked. */
const [MOST, A_NIGHT, AT_ONCE, LONGEST] = [1500, 200, 10, 500];
/** For a link, with its redirects. */
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;

/** What is not the internet: this machine, its cloud (with its credentials), private networks, IPv4 within IPv6. */
const isClosed = isOf(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 ' +
    '198.18.0.0/15 224.0.0.0/3 ::/3 2001::/32 2002::/16 4000::/2 8000::/1',
);

/** Whether an IP address is one of the internet. */
export const isPublic = (address: string): boolean => !isClosed(address);

/** Asks for a page, without its text; connects to allowed addresses alone, whatever a name stands for. */
function ask(url: URL, isAllowed: typeof isPublic, signal: AbortSignal): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    const refused = new Error('not an address of the internet');
    if (isIP(host) > 0 && !isAllowed(host)) return reject(refused);
    (url.protocol === 'https:' ? https : http)
      .get(url, {
        agent: false,
        signal,
        headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: '*/*' },
        lookup: (name, options, done) =>
          lookup(name, { ...options, all: true }, (error, found) => {
            const isFine = !error && found.length > 0 && found.every(({ address }) => isAllowed(address));
            done(isFine ? null : (error ?? refused), isFine ? found : []);
          }),
      })
      .on('error', reject)
      .on('response', (response) => resolve(response.destroy()));
  });
}

/** Whether a link leads somewhere. Only “not found” says that it does not: other refusals may be meant for machines. */
async function isAlive(href: string, isAllowed: typeof isPublic): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(href);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const { statusCode = 0, headers } = await ask(url, isAllowed, signal);
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return ![404, 410].includes(statusCode);
    url = new URL(headers.location, url);
  }
  return true;
}

/** Checks links to other sites, those first whose last check is longest ago, and forgets those that no item has. Returns how many. */
export async function checkLinks(
  { content, operations, config, clock }: Services,
  isAllowed = isPublic,
): Promise<number> {
  const day = clock().toISOString().slice(0, 10);
  const known = new Map((await operations.checkedLinks()).map((link) => [link.href, link]));
  const hrefs = (await content.allStates()).flatMap(({ type, states }) =>
    states.flatMap((state) => linksOf(type, newestRevision(state).values).map(({ href }) => href)),
  );
  const links = [...new Set(hrefs)]
    .filter((href) => href.length <= LONGEST && sitePath(href, config.origin) === null)
    .map((href): CheckedLink => known.get(href) ?? { href, day: '', failures: 0 })
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, MOST);
  const due = links.filter((link) => link.day !== day).slice(0, A_NIGHT);
  const checked = new Map<string, CheckedLink>();
  const check = async ({ href, failures }: CheckedLink) => {
    const isFine = await isAlive(href, isAllowed).catch(() => false);
    checked.set(href, { href, day, failures: isFine ? 0 : failures + 1 });
  };
  await Readable.from(due).forEach(check, { concurrency: AT_ONCE });
  await operations.noteLinks(links.map((link) => checked.get(link.href) ?? link));
  return due.length;
}
