import { DAY_MS } from '@content/dates/calendar';
import { health, nothing, siteState } from '@content/api/responses';
import { runStatus, REPORT_LENGTH } from '@content/api/site-state';
import type { Services } from '../services';
import { endpoint } from './endpoint';
import { networkOf, clientAddress } from './client-address';
import { tooManyAttempts } from './problems';
import { z } from 'zod';

const messageError = { error: 'message must say what went wrong' };
const pageError = { error: 'page must be the path of a page' };

/** E-mail addresses, and letters that could be a token. */
const isPrivate = (word: string) => word.includes('@') || /[\w-]{32}/.test(word);

/** Removes queries, e-mail addresses, long numbers (phones, ids) and long strings that could be a token. */
function withoutPersons(text: string): string {
  return text
    .replaceAll(/[?#][^\s:)"']*/g, '')
    .replaceAll(/[^\s/:()]+/g, (word) => (isPrivate(word) ? '…' : word))
    .replaceAll(/\+?\d[\d -]{6,}\d/g, '…');
}

const oneLine = (text: string, most: number) =>
  withoutPersons(text)
    .replaceAll(/[\p{Cc} ]+/gu, ' ')
    .trim()
    .slice(0, most);

/** An error as a browser reports it, cut to what is ever looked at. */
export const errorReportSchema = z.object({
  message: z
    .string(messageError)
    .transform((text) => text.slice(0, 4 * REPORT_LENGTH.message))
    .refine((text) => text.trim() !== '', messageError),
  page: z
    .string(pageError)
    .transform((path) => path.slice(0, 4 * REPORT_LENGTH.page))
    .refine((path) => path.startsWith('/'), pageError),
});

/** A report as it is kept: without what could tell of a person. For those alone that have been counted. */
export const keptReport = ({ message, page }: z.output<typeof errorReportSchema>) => ({
  message: oneLine(message, REPORT_LENGTH.message),
  page: oneLine(page, REPORT_LENGTH.page),
});

/** Reports that are taken on one day from one place, and from the network around it: a tenth of what a day takes. */
const REPORTS_OF_A_PLACE = { tries: 20, windowMs: DAY_MS };
const REPORTS_OF_A_NETWORK = { tries: 50, windowMs: DAY_MS };
/** Reports that one process looks at in a minute: what is more costs nothing but this number. */
const REPORTS_A_MINUTE = 30;
const MINUTE_MS = 60_000;

let minute = { since: -Infinity, reports: 0 };

function isWithinRate(): boolean {
  const now = performance.now();
  if (now - minute.since > MINUTE_MS) minute = { since: now, reports: 0 };
  minute.reports += 1;
  return minute.reports <= REPORTS_A_MINUTE;
}

type NightlyRuns = ReturnType<Services['operations']['nightlyRuns']>;
let lastRuns: { readonly since: number; readonly runs: NightlyRuns } | undefined;

/** The nightly runs as this process knows them: anybody may ask for the health, as often as they like. */
function knownRuns({ operations, config }: Services): NightlyRuns {
  const now = performance.now();
  if (!lastRuns || now - lastRuns.since >= config.contentMaxAgeMs)
    lastRuns = { since: now, runs: operations.nightlyRuns() };
  return lastRuns.runs;
}

/** How the site is doing: for staff, for the checks of Google Cloud, and errors that browsers report. */
export const operationsEndpoints = {
  siteState: endpoint('get', '/site-state', {
    summary: 'How the site is doing: last backup and clean-up, storage, errors of the week',
    response: { description: 'The state of the site', schema: siteState },
    handle: ({ services: { operations } }) => operations.read(),
  }),
  health: endpoint('get', '/health', {
    summary: 'Whether what runs each night has run within 36 hours',
    access: 'public',
    caching: 'public',
    response: { description: 'The health of the site', schema: health },
    handle: async ({ services }) => {
      const { cleanup, backup } = await knownRuns(services);
      const now = services.clock();
      return { cleanup: runStatus(cleanup?.at, now), backup: runStatus(backup?.at, now) };
    },
  }),
  reportError: endpoint('post', '/error-reports', {
    summary: 'Report an error that happened in a browser, without anything about the person',
    access: 'public',
    body: errorReportSchema,
    response: { description: 'Done', schema: nothing },
    problems: [429],
    handle: async ({ services: { config, operations, throttle }, request, body }) => {
      // Browser extensions fail in the visitor's page, too.
      if (body.message.includes('-extension://')) return {};
      if (!isWithinRate()) throw tooManyAttempts(MINUTE_MS / 1000);
      const place = clientAddress(request, config);
      const wait =
        (await throttle.count(`error report ${place}`, REPORTS_OF_A_PLACE)) ||
        (await throttle.count(`error report ${networkOf(place)}`, REPORTS_OF_A_NETWORK));
      if (wait > 0) throw tooManyAttempts(wait);
      await operations.addReport(keptReport(body));
      return {};
    },
  }),
};
