import { describe, expect, it, test } from 'vitest';
import { shownBlocks } from './addresses';
import {
  bold,
  bulletList,
  heading,
  italic,
  link,
  orderedList,
  paragraph,
  richText,
  table,
} from '../testing/builders';
import { LONGEST_DOCUMENT, withoutFormatting } from './rich-text';
import { checkedText, storedText } from './schema';

/** A document of nodes, whatever they are. */
const document = (...content: unknown[]) => JSON.stringify({ type: 'doc', content });
const words = (text: unknown, ...marks: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', marks, text }],
});
const linkTo = (href: unknown) => document(words('x', { type: 'link', attrs: { href } }));
const picture = (media: unknown) => ({ type: 'picture', attrs: { media } }) as never;
const MEDIA = '0123456789'.repeat(4);
/** Lists in lists. */
const nested = (depth: number): object =>
  depth === 0
    ? words('x')
    : { type: 'bulletList', content: [{ type: 'listItem', content: [words('x'), nested(depth - 1)] }] };

const everything = richText(
  heading(2, 'Who can apply'),
  paragraph('Anyone ', bold('from Ward 4'), { type: 'hardBreak' }, 'who ', italic('can'), ' walk.'),
  bulletList('Letter', [paragraph('Form'), orderedList(3, 'signed', 'stamped')]),
  heading(3, link('The form', '/formats')),
  picture(MEDIA),
  table(['Post', 'Number'], ['Nurse', '']),
);

describe('a document is stored', () => {
  it('as the editor has it', () => {
    expect(checkedText(everything)).toBe(everything);
  });

  it('without what the schema does not know of attributes', () => {
    const cell = { type: 'tableCell', attrs: { colspan: 1, onclick: 'x' }, content: [words('a')] };
    const given = document({ type: 'table', content: [{ type: 'tableRow', content: [cell] }], style: 'x' });
    expect(checkedText(given)).not.toMatch(/colspan|onclick|style/);
    expect(withoutFormatting(checkedText(given))).toBe('a');
  });

  it('without blocks and items of which nothing is seen, but with its empty cells', () => {
    const empty = { type: 'paragraph' };
    const item = (...content: unknown[]) => ({ type: 'listItem', content });
    const list = { type: 'bulletList', content: [item(empty), item(words('a'), empty)] };
    const given = document(empty, words('\u200b '), heading(2), list, table(['b', ''], ['', '']));
    expect(checkedText(given)).toBe(richText(bulletList('a'), table(['b', ''], ['', ''])));
    expect(checkedText(document(empty, words('\u200b ')))).toBe('');
  });

  it('as plain text where it says no more than its letters', () => {
    const given = [words('* One'), paragraph('two', { type: 'hardBreak' }, 'three')];
    expect(checkedText(document(...given))).toBe('* One\n\ntwo\nthree');
    expect(storedText({ type: 'doc', content: given })).toBe('* One\n\ntwo\nthree');
    const letters = '{"type":"doc"}';
    expect(withoutFormatting(checkedText(document(words(letters))))).toBe(letters);
  });
});

describe('what is no document is refused', () => {
  test.each([
    ['no JSON', '{"type":"doc",', 'is not the JSON of a document'],
    ['nothing in it', '{"type":"doc"}', 'Invalid content for node doc'],
    ['another node at its top', '{"type":"doc","type":"paragraph"}', 'it begins with another node'],
    ['an unknown node', document({ type: 'script' }), 'Unknown node type: script'],
    ['a node of a prototype', document({ type: '__proto__' }), 'Unknown node type: __proto__'],
    ['an unknown mark', document(words('x', { type: 'underline' })), 'no mark type underline'],
    ['a mark twice', document(words('x', { type: 'bold' }, { type: 'bold' })), 'Invalid collection of marks'],
    ['a text that is none', document(words(7)), 'Invalid text node'],
    ['content that is none', document({ type: 'paragraph', content: 'x' }), 'Invalid input for Fragment'],
    ['letters without a paragraph', document({ type: 'text', text: 'x' }), 'Invalid content for node doc'],
    [
      'an item without a list',
      document({ type: 'listItem', content: [words('x')] }),
      'Invalid content for node doc',
    ],
    ['a heading of the page', document({ type: 'heading', attrs: { level: 1 } }), 'level cannot be 1'],
    ['no level', document({ type: 'heading' }), 'level cannot be null'],
    ['half a number', document({ ...orderedList(0.5, 'x') }), 'start cannot be 0.5'],
    ['a link into a script', linkTo('javascript:alert(1)'), 'href cannot be "javascript:alert(1)"'],
    ['a hidden one', linkTo(' java\tscript:alert(1)'), 'href cannot be'],
    ['an address without a scheme', linkTo('//evil.example'), 'href cannot be'],
    ['an address that is none', linkTo({ toString: 'x' }), 'href cannot be'],
    ['a picture that is none', document(picture('bridge.jpg')), 'media cannot be "bridge.jpg"'],
    ['a list of them', document(picture([MEDIA])), 'media cannot be ["0123'],
    ['one within a list', richText(bulletList([paragraph('x'), picture(MEDIA)])), 'Invalid content'],
    ['a long address', linkTo(`https://example.org/${'a'.repeat(2000)}`), 'href cannot be'],
    ['eleven lists in one another', document(nested(11)), 'has lists in lists too deep'],
    ['100,000 brackets', `{"type":"doc","content":${'['.repeat(100_000)}`, 'is not the JSON of a document'],
    [
      '1,000 nodes in one another',
      `{"type":"doc","content":[${'{"content":['.repeat(1000)}${']}'.repeat(1000)}]}`,
      'has lists in lists too deep',
    ],
    ['a large one', document(words('x'.repeat(LONGEST_DOCUMENT))), 'has more formatting than can be stored'],
  ])('%s', (_what, given, message) => {
    expect(() => checkedText(given)).toThrow(RangeError);
    expect(() => checkedText(given)).toThrow(message);
  });

  it('ten lists in one another, and 500 rows of a table, are none too many', () => {
    for (const given of [
      document(nested(10)),
      richText(table(...Array<string[]>(500).fill(['1', '2', '3']))),
    ])
      expect(checkedText(given)).toBe(checkedText(checkedText(given)));
  });
});

test('the plain text has items, rows and cells apart', () => {
  expect(withoutFormatting(everything)).toBe(
    'Who can apply\n\nAnyone from Ward 4\nwho can walk.\n\nLetter\nForm\nsigned\nstamped\n\nThe form\n\nPost\tNumber\nNurse\t',
  );
});

test('addresses in a text become links, also where it has no formatting, and under bold', () => {
  const call = { type: 'link', attrs: { href: 'tel:+9779848012345' } };
  expect(shownBlocks('Call 9848012345.')).toEqual([
    paragraph('Call ', { type: 'text', marks: [call], text: '9848012345' } as never, '.'),
  ]);
  expect(shownBlocks(richText(bulletList(bold('9848012345'), link('www.example.org', '/page'))))).toEqual([
    bulletList(
      { type: 'text', marks: [call, { type: 'bold' }], text: '9848012345' } as never,
      link('www.example.org', '/page'),
    ),
  ]);
});
