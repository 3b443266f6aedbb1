import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { beforeAll } from 'vitest';

/** A mail as it arrived: whom it is for, and its source. */
export interface Arrived {
  readonly to: readonly string[];
  readonly source: string;
}

/** What a mail says, without the encoding that letters beyond ASCII and long lines have on their way. */
export function textOf({ source }: Arrived): string {
  const bytes = source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** A mail server for the tests of a file. It refuses mails for `nobody@…`; `url` is what SMTP_URL names. */
export function useMailServer() {
  const served = { url: '', arrived: [] as Arrived[] };
  beforeAll(async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => done(null, { user: username }),
      logger: false,
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('nobody@') ? new Error('No such person') : null),
      onData: (stream, { envelope }, done) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        text(stream).then((source) => {
          served.arrived.push({ to, source });
          done();
        }, done);
      },
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    served.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
    return () => new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return served;
}
