import type { Express, Request, Response } from 'express';
import { timeZone, weekBegins } from '@site/place';
import { onRequest, onSchedule } from './define';
import { prepareRawRequests } from './raw-request';

prepareRawRequests();

const services = async () => (await import('./services')).createServices();

/** Handles requests by an app that is loaded and made at the first one. */
function handledBy(make: () => Promise<Express>) {
  let app: Promise<Express> | undefined;
  return async (request: Request, response: Response): Promise<void> => {
    (await (app ??= make()))(request, response);
  };
}

/** The API under /api/v1. */
export const api = onRequest(
  'api',
  { concurrency: 20, timeoutSeconds: 120 },
  handledBy(async () => (await import('./api/app')).createApp(await services())),
);

/** Pages, files, sitemap and feed for visitors. */
export const site = onRequest(
  'site',
  { concurrency: 40 },
  handledBy(async () => (await import('./delivery/site')).createSite(await services())),
);

/** Writes everything into the bucket of backups, before the daily clean-up removes anything. */
export const backup = onSchedule(
  'backup',
  { schedule: 'every day 02:15', timeZone, timeoutSeconds: 1800 },
  async () => (await import('./backup/nightly')).runBackup(),
);

/** Empties the trash of what is older than thirty days and sweeps orphan files. */
export const cleanup = onSchedule(
  'cleanup',
  { schedule: 'every day 03:15', timeZone, timeoutSeconds: 540 },
  async () => (await import('./cleanup/cleanup')).cleanup(await services()),
);

/** Mails the staff what the week brings, on the morning of the office's first day. */
export const digest = onSchedule(
  'digest',
  { schedule: `0 7 * * ${weekBegins.day}`, timeZone, timeoutSeconds: 540 },
  async () => (await import('./domain/digest')).sendDigests(await services()),
);
