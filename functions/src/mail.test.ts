import { beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from './config';
import { mailer } from './mail';
import { useMailServer } from './testing/mail-server';

const server = useMailServer();
const mail = { to: ['sita@example.org', 'ram@example.org'], subject: 'सन्देश', text: 'One new message' };
const from = 'site@example.org';
beforeEach(() => void server.arrived.splice(0));

test('a mail arrives at everybody it is for, in any script', async () => {
  expect(await mailer({ url: server.url, from })(mail)).toBe(true);
  expect(server.arrived).toMatchObject([{ to: mail.to }]);
  const { source = '' } = server.arrived[0] ?? {};
  expect(source).toContain(`From: ${from}`);
  expect(source).toContain('One new message');
  const [, subject = ''] = /Subject: =\?UTF-8\?B\?([^?]+)/.exec(source) ?? [];
  expect(Buffer.from(subject, 'base64').toString()).toBe(mail.subject);
});

test('without settings nothing is sent; what a server refuses, or none hears, is logged and harms nobody', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await mailer(undefined)(mail)).toBe(false);
  expect(logged).not.toHaveBeenCalled();
  expect(await mailer({ url: server.url, from })({ ...mail, to: 'nobody@example.org' })).toBe(false);
  expect(await mailer({ url: 'smtp://127.0.0.1:1', from })(mail)).toBe(false);
  // This one would let a password be read on its way.
  expect(await mailer({ url: server.url.replace('//', '//user:secret@'), from })(mail)).toBe(false);
  expect(server.arrived).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(3);
  expect(logged.mock.calls.flat().join()).not.toContain('secret');
});

test('settings of which one is missing or wrong stop the process, and say which', () => {
  const site = { SITE_ORIGINS: 'https://site.example', WEB_API_KEY: 'key' };
  const SMTP_URL = 'smtps://user:secret@mail.example.org';
  expect(readConfig({ ...site, SMTP_URL, MAIL_FROM: from }).smtp).toEqual({ url: SMTP_URL, from });
  expect(readConfig(site).smtp).toBeUndefined();
  expect(() => readConfig({ ...site, SMTP_URL })).toThrow('MAIL_FROM is missing');
  expect(() => readConfig({ ...site, SMTP_URL: 'mail.example.org', MAIL_FROM: from })).toThrow(
    'smtps://USER',
  );
  expect(() => readConfig({ ...site, SMTP_URL, MAIL_FROM: 'The site' })).toThrow('an e-mail address');
});
