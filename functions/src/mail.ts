import type { Config } from './config';
import { logWarning } from './request-log';
import { withTimeout } from './store/timeout';

/** A mail of plain text. */
export interface Mail {
  readonly to: string | readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** Hands a mail to the mail server and returns whether it was taken. Never throws: what it tells of has happened already. */
export type SendMail = (mail: Mail) => Promise<boolean>;

/** Milliseconds that a mail server may be silent for. */
const SILENCE_MS = 5_000;
/** Milliseconds that a mail may take, as somebody waits meanwhile. */
const DEADLINE_MS = 8_000;

/** What sends mails by the settings; without settings nothing is sent, and the answer is false. */
export function mailer(smtp: Config['smtp']): SendMail {
  return async ({ to, subject, text }) => {
    if (!smtp) return false;
    const { url, from } = smtp;
    // Loaded when it is needed: visitors' pages never do.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      // A password is not sent in the open.
      requireTLS: new URL(url).username !== '',
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
    });
    try {
      await withTimeout('mail', transport.sendMail({ from, to: [to].flat(), subject, text }), DEADLINE_MS);
      return true;
    } catch (error) {
      logWarning('a mail was not sent', error);
      return false;
    } finally {
      transport.close();
    }
  };
}
