import { shownBlocks } from '@content/texts/addresses';
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
} from '@content/testing/builders';
import { JSDOM } from 'jsdom';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { renderToString } from '../testing/render';
import { TextBlocks } from './blocks';

const rendered = (stored: string): Promise<string> =>
  renderToString(
    <MemoryRouter>
      <TextBlocks blocks={shownBlocks(stored)} gap="5" />
    </MemoryRouter>,
  );

/** Each element that may stand in a text, and what it may carry beside its class. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  div: ['role', 'aria-label', 'tabindex'],
  p: [],
  h2: [],
  h3: [],
  strong: [],
  em: [],
  ul: [],
  ol: ['start'],
  li: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
  a: ['href', 'rel'],
};

const parser = new new JSDOM().window.DOMParser();

/** What stands in a text that must not. */
function strange(html: string): string[] {
  const document = parser.parseFromString(html, 'text/html');
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const attributes = allowed[name];
    if (!attributes) return [name];
    const odd = element.getAttributeNames().filter((key) => key !== 'class' && !attributes.includes(key));
    const href = element.getAttribute('href');
    const leads = href === null || /^(?:https?:\/\/\S+|mailto:\S+|tel:\+?\d+|\/(?![/\\])\S*)$/i.test(href);
    return [...odd.map((key) => `${name} ${key}`), ...(leads ? [] : [`${name} → ${href}`])];
  });
}

/** What is no address, `safeAddress` says; here it has become text. */
const HARM = [
  'javascript:alert(1)',
  'java&#x0A;script:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'https:evil" onmouseover="alert(1)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '</p></div><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  'https://example.org/"onmouseover="alert(1)',
  'https://example.org/<script>alert(1)</script>',
  "www.example.org/'onmouseover='alert(1)",
  '"><script>alert(1)</script>@example.org',
  '\u0000<script\u0000>alert(1)</script>',
];

describe('nothing but a few elements, and links that lead somewhere', () => {
  test.each(HARM)('%j', async (text) => {
    for (const stored of [text, richText(heading(2, bold(text)), bulletList(text), table([text], [text]))])
      expect(strange(await rendered(stored))).toEqual([]);
  });

  test('the check itself sees what is strange', () => {
    expect(strange('<p onclick="x">a<img><a href="javascript:x">b</a><a href="//x">c</a></p>')).toEqual([
      'p onclick',
      'img',
      'a → javascript:x',
      'a → //x',
    ]);
  });
});

test('each form has its element, and neighbours share the one that they have in common', async () => {
  const bolded = { type: 'link', attrs: { href: '/notices' } } as const;
  const html = await rendered(
    richText(
      paragraph('One ', bold('two'), ' ', italic('three'), { type: 'hardBreak' }, 'next'),
      heading(2, 'Four'),
      heading(3, 'Five'),
      bulletList('a', [paragraph('b'), orderedList(1, 'c')]),
      orderedList(3, 'd'),
      table(['e', 'f'], ['g', link('i', 'https://example.org')]),
      paragraph(link('h', '/notices'), { type: 'text', marks: [bolded, { type: 'bold' }], text: 'j' }),
    ),
  );
  expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<div><p>One <strong>two</strong> <em>three</em><br/>next</p><h2>Four</h2><h3>Five</h3>' +
      '<ul><li><p>a</p></li><li><p>b</p><ol start="1"><li><p>c</p></li></ol></li></ul><ol start="3"><li><p>d</p></li></ol>' +
      '<div role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">e</th><th scope="col">f</th></tr></thead>' +
      '<tbody><tr><td>g</td><td><a href="https://example.org" rel="noopener">i</a></td></tr></tbody></table></div>' +
      '<p><a href="/notices" data-discover="true">h<strong>j</strong></a></p></div>',
  );
});
