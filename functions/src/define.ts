import type { Response } from 'express';
import type * as Https from 'firebase-functions/v2/https';
import type * as Scheduler from 'firebase-functions/v2/scheduler';
import { createRequire } from 'node:module';
import { region } from '@site/place';

const load = createRequire(import.meta.url);

/** The most that was measured under load (decisions/security-and-limits.md), and a margin: a process that takes more is ended. */
const memory = {
  api: '1GiB',
  site: '512MiB',
  backup: '512MiB',
  cleanup: '512MiB',
  digest: '512MiB',
} as const;

/** The SDK is loaded only to list the functions for a deploy: it would take a third of the time of a cold start. */
const isRunning = process.env['FUNCTION_TARGET'] !== undefined;

/** A function's name: what is set by name is its memory, and the account that it runs as. */
export type FunctionName = keyof typeof memory;

/** The id of the service account that a function runs as. Each has its own, with the least rights that it needs. */
export const serviceAccountId = (name: FunctionName) => `function-${name}`;

/** The e-mail address of a service account. */
export const serviceAccountEmail = (id: string, project: string) =>
  `${id}@${project}.iam.gserviceaccount.com`;

const optionsOf = (name: FunctionName) => ({
  region,
  maxInstances: 10,
  memory: memory[name],
  // In full: the Firebase CLI would hand the short form, `id@`, on to Cloud Scheduler as it is.
  serviceAccount: serviceAccountEmail(serviceAccountId(name), process.env['GCLOUD_PROJECT'] ?? ''),
});

type Handle = (request: Https.Request, response: Response) => void | Promise<void>;

/** A function that responds to requests. */
export function onRequest(name: FunctionName, options: Https.HttpsOptions, handle: Handle): Handle {
  if (isRunning) return handle;
  const sdk = load('firebase-functions/v2/https') as typeof Https;
  return sdk.onRequest({ ...optionsOf(name), ...options }, handle);
}

/** A function that the scheduler calls. It counts as failed, with 500, when the work throws. */
export function onSchedule(
  name: FunctionName,
  options: Scheduler.ScheduleOptions,
  work: () => Promise<unknown>,
): Handle {
  if (!isRunning) {
    const sdk = load('firebase-functions/v2/scheduler') as typeof Scheduler;
    return sdk.onSchedule({ ...optionsOf(name), ...options }, async () => void (await work()));
  }
  return async (_request, response) => {
    try {
      await work();
      response.status(200).end();
    } catch (error) {
      console.error(error);
      response.status(500).end();
    }
  };
}
