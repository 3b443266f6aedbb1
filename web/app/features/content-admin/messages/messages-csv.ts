import type { InboxMessage } from '@content/api/contract';

const columns: readonly (readonly [name: string, of: (message: InboxMessage) => string])[] = [
  ['Received', ({ createdAt }) => createdAt],
  ['State', ({ state }) => state],
  ['Name', ({ name }) => name],
  ['Phone or e-mail', ({ contact }) => contact],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ text }) => text],
  ['Assigned to', ({ assignee }) => assignee?.displayName ?? assignee?.email ?? ''],
  ['Answered', ({ answeredAt }) => answeredAt ?? ''],
  ['Answer', ({ answer }) => answer],
];

/** A cell: what a spreadsheet would calculate stays a text. */
const cell = (text: string): string =>
  `"${(/^[\s\p{Cf}]*[=+\-@\uff0b\uff0d\uff1d\uff20|]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Messages as a table (RFC 4180), which spreadsheets read as UTF-8. */
export function messagesCsv(messages: readonly InboxMessage[]): string {
  const rows = [
    columns.map(([name]) => name),
    ...messages.map((message) => columns.map(([, of]) => of(message))),
  ];
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
