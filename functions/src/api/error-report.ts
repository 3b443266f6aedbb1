import { z } from 'zod';
import { REPORT_LENGTH } from '@content/api/site-state';

const ONE_LINE = /\p{Cc}+/gu;
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
  withoutPersons(text).replaceAll(ONE_LINE, ' ').replaceAll(/ {2,}/g, ' ').trim().slice(0, most);

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

/** Browser extensions fail in the visitor's page, too. */
export const isOfExtension = (message: string): boolean => message.includes('-extension://');
