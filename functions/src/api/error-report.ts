import { z } from 'zod';
import { REPORT_LENGTH } from '@content/site-state';

const ONE_LINE = /\p{Cc}+/gu;
const messageError = { error: 'message must say what went wrong' };
const pageError = { error: 'page must be the path of a page' };

/**
 * What nobody needs for mending the site: what stands in queries and behind '#', e-mail addresses, long numbers (phones,
 * ids of documents) and long strings of letters that could be a token.
 */
function withoutPersons(text: string): string {
  return text
    .replaceAll(/[?#][^\s:)"']*/g, '')
    .replaceAll(/[^\s@/:(]+@[^\s@/:)]+/g, '…')
    .replaceAll(/[\w-]{32,}/g, '…')
    .replaceAll(/\+?\d[\d -]{6,}\d/g, '…');
}

/** An error as a browser reports it; what could tell of a person is taken out as it is read. */
export const errorReportSchema = z.object({
  message: z
    .string(messageError)
    .transform((text) =>
      withoutPersons(text.slice(0, 4 * REPORT_LENGTH.message))
        .replaceAll(ONE_LINE, ' ')
        .replaceAll(/ {2,}/g, ' ')
        .trim()
        .slice(0, REPORT_LENGTH.message),
    )
    .pipe(z.string().min(1, messageError)),
  page: z
    .string(pageError)
    .regex(/^\//, pageError)
    .transform((path) => withoutPersons(path).replaceAll(ONE_LINE, ' ').slice(0, REPORT_LENGTH.page)),
});

/** Whether an error is that of a program which the visitor's browser has added to the page. */
export const isOfExtension = (message: string): boolean => message.includes('-extension://');
