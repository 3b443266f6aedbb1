import { timeZone, weekBegins } from '@site/place';
import { onRequest, onSchedule } from './define';
import { disableBodyParsing } from './incoming';

disableBodyParsing();

/** The API under /api/v1. */
export const api = onRequest('api', { concurrency: 20, timeoutSeconds: 120 }, async (request, response) => {
  const { handleApi } = await import('./handlers/api');
  handleApi(request, response);
});

/** Pages, files, sitemap and feed for visitors. */
export const site = onRequest('site', { concurrency: 40 }, async (request, response) => {
  const { handleSite } = await import('./handlers/site');
  handleSite(request, response);
});

/** Writes everything into the bucket of backups; before the daily clean-up, so that what that removes is in it. */
export const backup = onSchedule(
  'backup',
  { schedule: 'every day 02:15', timeZone, timeoutSeconds: 1800 },
  async () => {
    const { runBackup } = await import('./handlers/backup');
    await runBackup();
  },
);

/** Empties the trash of what is older than thirty days and sweeps orphan files. */
export const cleanup = onSchedule(
  'cleanup',
  { schedule: 'every day 03:15', timeZone, timeoutSeconds: 540 },
  async () => {
    const { runCleanup } = await import('./handlers/cleanup');
    await runCleanup();
  },
);

/** Mails the staff what the week brings, on the morning of the office's first day. */
export const digest = onSchedule(
  'digest',
  { schedule: `0 7 * * ${weekBegins.day}`, timeZone, timeoutSeconds: 540 },
  async () => {
    const { runDigest } = await import('./handlers/digest');
    await runDigest();
  },
);
