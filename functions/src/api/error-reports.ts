import type { Request } from 'express';
import { z } from 'zod';
import { REPORT_LENGTH } from '@content/api/site-state';
import { DAY_MS } from '@content/dates/calendar';
import { networkOf } from '../networks';
import type { Services } from '../services';
import { clientAddress } from './client-address';
import { tooManyAttempts } from './problems';

const messageError = { error: 'message must say what went wrong' };
const pageError = { error: 'page must be the path of a page' };

/** E-mail addresses, and letters that could be a token. */
const isPrivate = (word: string) => word.includes('@') || /[\w-]{32}/.test(word);

/** One line without queries, e-mail addresses, long numbers (phones, ids) and long strings that could be a token. */
const oneLine = (text: string, most: number) =>
  text
    .replaceAll(/[?#][^\s:)"']*/g, '')
    .replaceAll(/[^\s/:()]+/g, (word) => (isPrivate(word) ? '…' : word))
    .replaceAll(/\+?\d[\d -]{6,}\d/g, '…')
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

/** Counts a report by the process, its place and the network around that. Throws 429. */
export async function countReport({ config, throttle }: Services, request: Request): Promise<void> {
  if (!isWithinRate()) throw tooManyAttempts(MINUTE_MS / 1000);
  const place = clientAddress(request, config);
  const wait =
    (await throttle.count(`error report ${place}`, REPORTS_OF_A_PLACE)) ||
    (await throttle.count(`error report ${networkOf(place)}`, REPORTS_OF_A_NETWORK));
  if (wait > 0) throw tooManyAttempts(wait);
}
