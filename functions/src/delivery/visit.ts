import type { Request } from 'express';

const BOTS =
  /^$|bot|crawl|spider|slurp|scan|preview|monitor|facebookexternalhit|headless|lighthouse|curl|wget|python/i;

/** Whether a person opens a visitors' page, as far as a request tells: no bot, nothing that a browser fetches ahead or for later. */
export function isVisit({ method, headers, path }: Request): boolean {
  const isOpened = (headers['sec-fetch-dest'] ?? 'document') === 'document' && !headers['sec-purpose'];
  const isBot = BOTS.test(headers['user-agent'] ?? '');
  return method === 'GET' && !/^\/admins(\/|$)/.test(path) && isOpened && !isBot;
}
