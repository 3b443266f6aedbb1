import { describe, expect, it, test } from 'vitest';
import type { Inline } from './rich-text';
import { linked, safeAddress, typedAddress } from './addresses';
import { telUrl } from './digits';

const letters = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

/** The links in a text: what is shown of each, and where it leads unless that is what is shown. */
const linksIn = (text: string) =>
  linked(text).flatMap((part) =>
    (part.marks ?? []).flatMap((mark) => {
      if (mark.type !== 'link') return [];
      const [shown, { href }] = [letters([part]), mark.attrs];
      return [shown === href ? shown : `${shown} → ${href}`];
    }),
  );

describe('linked', () => {
  test.each<[string, readonly string[]]>([
    ['See https://example.org/a_(b)?c=d&e=f#g.', ['https://example.org/a_(b)?c=d&e=f#g']],
    [
      '(at http://example.org/page), or www.example.org!',
      ['http://example.org/page', 'www.example.org → https://www.example.org'],
    ],
    ['हेर्नुहोस् https://example.org/सूचना।', ['https://example.org/सूचना']],
    ['“https://example.org”', ['https://example.org']],
    [
      'Write to office.ward-4@example.org.np, please',
      ['office.ward-4@example.org.np → mailto:office.ward-4@example.org.np'],
    ],
    ['+977-83-520123', ['+977-83-520123 → tel:+97783520123']],
    [
      '+977 1 4412345 / +977-9848012345',
      ['+977 1 4412345 → tel:+97714412345', '+977-9848012345 → tel:+9779848012345'],
    ],
    ['00977-1-4412345', ['00977-1-4412345 → tel:+97714412345']],
    [
      'फोन: ०८७-५२०१२३, मोबाइल ९८४८०१२३४५।',
      ['०८७-५२०१२३ → tel:+97787520123', '९८४८०१२३४५ → tel:+9779848012345'],
    ],
    ['https://example.org/सूचना-२०८३', ['https://example.org/सूचना-२०८३']],
    ['फोन: 01-4412345, ०१', ['01-4412345 → tel:+97714412345']],
    ['083-520123 and (083) 520 123', ['083-520123 → tel:+97783520123', '(083) 520 123 → tel:+97783520123']],
    [
      '9848012345, 984-8012345, 97480 12345',
      [
        '9848012345 → tel:+9779848012345',
        '984-8012345 → tel:+9779848012345',
        '97480 12345 → tel:+9779748012345',
      ],
    ],
    // A postposition of Nepali is none of the address that it is written to.
    [
      'www.example.org.npमा, https://example.orgको',
      ['www.example.org.np → https://www.example.org.np', 'https://example.org'],
    ],
    [
      'https://example.org/formमा र https://example.org/form-1बाट',
      ['https://example.org/form', 'https://example.org/form-1'],
    ],
    [
      'https://example.org:8080/a?b=café#c, https://नेपाल.भारत/क',
      ['https://example.org:8080/a?b=café#c', 'https://नेपाल.भारत/क'],
    ],
    // What ends it, and brackets that have their other half in it.
    ...Array.from(']}»…॥|>”').map((sign): [string, string[]] => [
      `https://example.org/a${sign} b`,
      ['https://example.org/a'],
    ]),
    [
      'https://example.org/a[b]{c} [https://example.org/d]',
      ['https://example.org/a[b]{c}', 'https://example.org/d'],
    ],
    // What nobody sees ends it too, unless it joins letters.
    [
      'https://example.org/a\u200b b www.example.org\u00ad',
      ['https://example.org/a', 'www.example.org → https://www.example.org'],
    ],
    ['https://example.org/क्\u200dष/a', ['https://example.org/क्\u200dष/a']],
    [
      'https://example.org/a,https://example.org/b;www.example.org/c,d',
      ['https://example.org/a', 'https://example.org/b', 'www.example.org/c,d → https://www.example.org/c,d'],
    ],
  ])('%j', (text, expected) => {
    expect(linksIn(text)).toEqual(expected);
    expect(letters(linked(text))).toBe(text);
  });

  test.each([
    'In 2081/082 we gave 1,500,000 rupees on 2081-09-15 to 9848 homes.',
    'Account 98480123456789, 12345-9848012345, 3.9848012345',
    'https:// and www. and a@b and @name',
    'javascript:alert(1) ftp://example.org data:text/html,x',
    'BS 2048-2081, 10:00-17:00, ward 01-05',
  ])('nothing in: %s', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it('takes no time for a hostile text', () => {
    const start = performance.now();
    for (const unit of ['9', '98 ', 'a.', 'a@', 'www.', '(0', '+977 ', ').']) {
      linked(unit.repeat(20_000 / unit.length));
      linked(`http://x${unit.repeat(20_000 / unit.length)}`);
    }
    linked(`http://x${')'.repeat(20_000)}`);
    linked(`http://x${'.'.repeat(20_000)}x`);
    typedAddress(`a@${'a.'.repeat(100_000)}/`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:x',
  '\u0001javascript:x',
  'data:text/html,x',
  'ftp://example.org',
  '//example.org',
  '/\\example.org',
  '\\\\example.org',
  'example.org',
  '#top',
  '?a=b',
  'https://exa mple.org',
  'https:\u202e//example.org',
  '',
  'https://[',
])('no link leads to %j', (address) => {
  expect(safeAddress(address)).toBeNull();
});

test.each<[string, string | null]>([
  ['example.org/a?b', 'https://example.org/a?b'],
  ['name@example.org', 'mailto:name@example.org'],
  ['/notices', '/notices'],
  ['https://example.org', 'https://example.org'],
  ['tel:+97714412345', 'tel:+97714412345'],
  ['javascript:x', null],
  ['two words', null],
  ['', null],
])('typed as a link, %j is %j', (typed, expected) => {
  expect(typedAddress(typed)).toBe(expected);
});

test.each([
  ['९८४८-०१२३४५', 'tel:+9779848012345'],
  ['1098', 'tel:1098'],
  ['520123', 'tel:520123'],
])('the number %j is called as %j', (written, url) => {
  expect(telUrl(written)).toBe(url);
});
