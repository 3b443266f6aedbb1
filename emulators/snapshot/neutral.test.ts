import { expect, test } from 'vitest';
import { neutral, type Reading } from './neutral';

const [from, to] = [Date.parse('2026-11-21T10:00:00.000Z'), Date.parse('2026-11-21T10:00:01.000Z')];
const reading = (body: string, headers: Record<string, string>): Reading => ({
  status: 200,
  headers: new Headers(headers),
  body,
  from,
  to,
});
const html = { 'content-type': 'text/html', etag: '"1"', date: 'now' };
const json = { 'content-type': 'application/json', etag: '"1"' };

test('what a build or a moment names is replaced in a page, and its tag with it', () => {
  const page =
    '<p>2026-11-21T10:00:00.500Z 2020-01-01T00:00:00.000Z</p><link rel="modulepreload" href="/assets/a-12345678.js"/>' +
    '<img src="/assets/hero-Ab_-5678.svg"/><a href="http://127.0.0.1:5000/stories?after=abc">x</a>';
  expect(neutral(reading(page, html), 'http://127.0.0.1:5000', ['abc'])).toBe(
    '200\ncontent-type: text/html\netag: TAG\n\n<p>MOMENT 2020-01-01T00:00:00.000Z\n</p>\n<img src="/assets/hero.svg"/>' +
      '\n<a href="SITE/stories?after=CURSOR">x\n</a>\n',
  );
});

test('JSON stands one value a line, its tag stays, and bytes that are not of JSON.stringify are left as they are', () => {
  const text = (body: string) => neutral(reading(body, json), 'http://127.0.0.1:5000', []);
  expect(text('{"a":[1]}')).toBe(
    '200\ncontent-type: application/json\netag: "1"\n\n{\n "a": [\n  1\n ]\n}\n',
  );
  expect(text('{ "a": 1 }')).toContain('\n{ "a": 1 }\n');
});
