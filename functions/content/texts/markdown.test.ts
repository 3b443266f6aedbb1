import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { RICH_TEXT_MARKER } from './mark';
import {
  needsBlocks,
  problemOfParts,
  readText,
  shownBlocks,
  withoutFormatting,
  writeText,
  normalized,
} from './markdown';
import { normal } from './normal';
import type { Block, Inline } from './tree';
import { plainText } from './tree';

const marked = (text: string) => RICH_TEXT_MARKER + text;

/** Signs that mean something in Markdown or around it, beside letters of both scripts. */
const text = fc.string({
  unit: fc.constantFrom(
    ...['a', 'b', 'क', 'ि', '।', ' ', ' ', '\n', '*', '_', '#', '-', '+', '1', '.', ')', '|', '<', '>', '&'],
    ...['[', ']', '(', '!', '`', '~', '\\', ':', '/', '@', ';', '=', '"', '😀', '\t', '\u00a0'],
  ),
  maxLength: 14,
});
const { line } = fc.letrec<{ part: Inline; line: Inline[] }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    text,
    tie('line').map((inner) => ({ bold: inner })),
    tie('line').map((inner) => ({ italic: inner })),
    tie('line').map((inner) => ({ link: 'https://example.org/a_(b)?c=*d*&e', text: inner })),
  ),
  line: fc.array(tie('part'), { maxLength: 4 }),
}));
const { blocks } = fc.letrec<{ block: Block; blocks: Block[] }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    line.map((parts): Block => ({ kind: 'paragraph', text: parts })),
    fc
      .tuple(fc.constantFrom(2, 3), line)
      .map(([level, parts]): Block => ({ kind: 'heading', level, text: parts })),
    fc
      .tuple(fc.constantFrom(null, 1, 7), fc.array(tie('blocks'), { maxLength: 3 }))
      .map(([start, items]): Block => ({ kind: 'list', start, items })),
    fc
      .array(fc.array(line, { maxLength: 3 }), { maxLength: 3 })
      .map((rows): Block => ({ kind: 'table', rows })),
  ),
  blocks: fc.array(tie('block'), { maxLength: 4 }),
}));

describe('stored rich text', () => {
  test('is read as the blocks it was made of, whatever signs stand in them', () => {
    fc.assert(
      fc.property(blocks, (given) => {
        expect(readText(writeText(given))).toEqual(normal(given));
      }),
      { numRuns: 200 },
    );
  });

  test('is always normalized the same', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), (lines) => {
        const once = normalized(marked(lines.join('\n')));
        expect(normalized(once)).toBe(once);
      }),
      { numRuns: 200 },
    );
  });

  test('is Markdown of the subset', () => {
    const stored = writeText([
      { kind: 'heading', level: 2, text: ['Who can ', { bold: ['apply'] }] },
      {
        kind: 'paragraph',
        text: ['Anyone ', { bold: ['from ', { italic: ['Ward 4 '] }] }, 'who *can*\nwalk.'],
      },
      {
        kind: 'list',
        start: null,
        items: [
          [
            { kind: 'paragraph', text: ['Letter'] },
            {
              kind: 'list',
              start: 1,
              items: [[{ kind: 'paragraph', text: ['signed'] }], [{ kind: 'paragraph', text: ['stamped'] }]],
            },
          ],
          [{ kind: 'paragraph', text: [{ link: '/formats', text: ['Form'] }] }],
        ],
      },
      {
        kind: 'table',
        rows: [
          [['Post'], [{ bold: ['Number'] }]],
          [['Nurse'], ['2']],
        ],
      },
    ]);
    expect(stored).toBe(
      marked(
        [
          '## Who can apply',
          '',
          'Anyone **from _Ward 4_** who \\*can\\*',
          'walk.',
          '',
          '- Letter',
          '  1. signed',
          '  2. stamped',
          '- [Form](/formats)',
          '',
          '| Post | Number |',
          '| - | - |',
          '| Nurse | 2 |',
        ].join('\n'),
      ),
    );
  });
});

describe('a plain text', () => {
  const old = [
    'Bring:\n- a pen\n- *two* photos\n\n1. Come\n2. Sign\n\n# Office_hours_ `10–5` & <b>more</b>',
    'a | b\n--- | ---\n1 | 2',
    '    four spaces\n\n> said so\n\n[link](https://example.org) **bold** \\*',
    '&amp; &lt; <!-- markdown --> here',
  ];

  test.each(old)('reads as it did, whatever signs stand in it: %j', (given) => {
    expect(withoutFormatting(given)).toBe(given);
    expect(normalized(given)).toBe(given);
    expect(plainText(readText(given))).toBe(
      given
        .split(/\n\s*\n/)
        .map((part) => part.trim())
        .join('\n\n'),
    );
    expect(readText(given).every(({ kind }) => kind === 'paragraph')).toBe(true);
  });

  it('stays plain when an editor writes it, and says nothing beside it', () => {
    for (const given of old.slice(0, 2)) expect(writeText(readText(given))).toBe(given);
    expect(needsBlocks('Plain.\n\nMore.', shownBlocks('Plain.\n\nMore.'))).toBe(false);
    expect(writeText([{ kind: 'paragraph', text: [{ bold: [' '] }, 'a'] }])).toBe('a');
  });
});

describe('what is read', () => {
  test.each<[string, readonly Block[]]>([
    [
      '# One\n#### Four',
      [
        { kind: 'heading', level: 2, text: ['One'] },
        { kind: 'heading', level: 3, text: ['Four'] },
      ],
    ],
    ['one\ntwo\\\nthree', [{ kind: 'paragraph', text: ['one\ntwo\nthree'] }]],
    ['> not a quote', [{ kind: 'paragraph', text: ['> not a quote'] }]],
    ['<b>a</b>&copy;', [{ kind: 'paragraph', text: ['<b>a</b>©'] }]],
    ['![A tap](https://example.org/x.png)', [{ kind: 'paragraph', text: ['A tap'] }]],
    ['[a](javascript:alert(1))', [{ kind: 'paragraph', text: ['a'] }]],
    ['`code`', [{ kind: 'paragraph', text: ['`code`'] }]],
    [
      '- # a\n- - b',
      [
        {
          kind: 'list',
          start: null,
          items: [[{ kind: 'paragraph', text: ['a'] }], [{ kind: 'paragraph', text: ['b'] }]],
        },
      ],
    ],
    ['**सूचना।**अर्को', [{ kind: 'paragraph', text: ['**सूचना।**अर्को'] }]],
  ])('%j', (given, expected) => {
    expect(readText(marked(given))).toEqual(expected);
  });

  it('is bold up to a danda, with more behind it', () => {
    const given: Block[] = [{ kind: 'paragraph', text: [{ bold: ['सूचना।'] }, 'अर्को'] }];
    expect(readText(writeText(given))).toEqual(given);
  });
});

describe('a text of 80 KB', () => {
  /** Processor milliseconds that some work on a text takes. */
  function cost(work: () => unknown): number {
    const begin = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  }
  /** Whether a text takes a fraction of what quadratic work on it would (ten seconds); asked again where another program was in the way. */
  const isQuick = (given: string) =>
    [normalized, shownBlocks].every((work) => [1, 2, 3].some(() => cost(() => work(given)) < 1000));
  const unit = fc.string({
    unit: fc.constantFrom(
      ...['a', 'क', ' ', '\n', '\t'],
      ...Array.from('*_[]()!|-#><.@/:&;"\\1'),
      'http://x',
      '  - ',
    ),
    minLength: 1,
    maxLength: 6,
  });
  const begins = ['', 'http://x', '| a | b |\n| - | - |\n', `|${'a|'.repeat(3000)}\n|${'-|'.repeat(3000)}\n`];
  const hostile = fc
    .tuple(fc.constantFrom(...begins), unit)
    .map(([begin, repeated]) => begin + repeated.repeat((80_000 - begin.length) / repeated.length));

  it('is read, normalized and shown in linear time, whatever its signs', () => {
    const known = [')', '_a*', '*a', '*[', '- - a\n', '[*a](b*', '[', '![', '- 1) ', '|\n', '.x', '98 '];
    fc.assert(
      fc.property(hostile, fc.boolean(), (given, hasForm) => {
        expect(isQuick(hasForm ? marked(given) : given)).toBe(true);
      }),
      {
        numRuns: 20,
        examples: known.map((sign): [string, boolean] => [sign.repeat(80_000 / sign.length), true]),
      },
    );
  });

  test.each([
    [
      'a table of 4,000,000 cells',
      `|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}\n${'|\n'.repeat(2000)}`,
      '4,002,000',
    ],
    ['5,000 formatted letters', '*a* '.repeat(5000), '5,001'],
    ['5,000 items', '- a\n'.repeat(5000), '10,000'],
  ])('of too many parts is refused, and shown as it stands there: %s', (_what, given, count) => {
    expect(problemOfParts(marked(given), 'Description')).toBe(
      'Description can have at most 2,000 paragraphs, list items, table cells and formatted passages; ' +
        `this has ${count}`,
    );
    expect(shownBlocks(marked(given))).toEqual([{ kind: 'paragraph', text: [marked(given)] }]);
  });

  it('has one with 500 rows of a table refused by no cap', () => {
    expect(
      problemOfParts(marked(`| a | b | c |\n| - | - | - |\n${'| 1 | 2 | 3 |\n'.repeat(500)}`), 'Text'),
    ).toBeNull();
  });
});

test('the plain text has items, rows and cells apart', () => {
  expect(
    withoutFormatting(marked('## A *b*\n\n- one\n  - two\n- three\n\n| x | y |\n| - | - |\n| 1 | [2](/p) |')),
  ).toBe('A b\n\none\ntwo\nthree\n\nx\ty\n1\t2');
});

test('addresses in a text become links, also where it has no form', () => {
  const blocks: readonly Block[] = [
    { kind: 'paragraph', text: ['Call ', { link: 'tel:+9779848012345', text: ['9848012345'] }, '.'] },
  ];
  expect(shownBlocks('Call 9848012345.')).toEqual(blocks);
  expect(needsBlocks('Call 9848012345.', blocks)).toBe(true);
});
