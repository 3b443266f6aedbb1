import type { InboxMessage } from '@content/api/contract';
import { expect, test } from 'vitest';
import { messagesCsv } from './messages-csv';

const message: InboxMessage = {
  id: 'a',
  kind: 'question',
  state: 'new',
  language: 'en',
  name: 'Asha "Didi" Rai',
  contact: '+977 9848012345',
  subject: '=HYPERLINK("http://evil.example")',
  text: 'One,\ntwo',
  about: '',
  assignee: null,
  answer: ' @SUM(1)',
  createdAt: '2026-01-02T03:04:05.000Z',
  answeredAt: null,
};

test('what a spreadsheet would calculate stays a text; quotation marks, commas and lines stay in their cell', () => {
  const [head, ...rows] = messagesCsv([message]).split('\r\n');
  expect(head).toMatch(/^\ufeff"Received","State","Name"/);
  expect(rows.join('\r\n')).toBe(
    `"2026-01-02T03:04:05.000Z","new","Asha ""Didi"" Rai","'+977 9848012345","'=HYPERLINK(""http://evil.example"")","One,\ntwo","","","' @SUM(1)"\r\n`,
  );
});
