import { expect, test } from 'vitest';
import { contentLine } from './events-calendar';

test('a value is escaped, and holds no sign that the format does not allow', () => {
  expect(contentLine('SUMMARY', 'Seeds, tools; a\\b\r\nBring: lunch\u0007')).toBe(
    'SUMMARY:Seeds\\, tools\\; a\\\\b\\nBring: lunch\r\n',
  );
});

test.each(['x'.repeat(300), 'निःशुल्क स्वास्थ्य शिविर 🏔️ '.repeat(9)])(
  'lines have at most 75 octets, and are one text again: %s',
  (value) => {
    const line = contentLine('SUMMARY', value);
    const parts = line.slice(0, -2).split('\r\n');
    expect(parts.length).toBeGreaterThan(4);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(line.replaceAll('\r\n ', '')).toBe(`SUMMARY:${value}\r\n`);
  },
);
