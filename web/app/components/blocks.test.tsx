import { RICH_TEXT_MARKER } from '@content/texts/mark';
import { shownBlocks, writeText, readText } from '@content/texts/markdown';
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

const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript:alert(1)',
  'java&#x0A;script:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  '&#1;javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'blob:https://example.org/x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil" onmouseover="alert(1)',
  'feed:javascript:alert(1)',
  'view-source:javascript:alert(1)',
  'jar:https://example.org!/',
  'ms-word:ofe|u|https://example.org/x.docx',
  'intent://x#Intent;scheme=javascript;end',
];
const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi//xlink:href="javascript:alert(1)">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://example.org" onclick="alert(1)">x</a>',
  '<b onmouseover=alert(1)>x</b>',
  '<style>@import "https://evil.example"</style>',
  '<link rel=stylesheet href=https://evil.example>',
  '<base href=https://evil.example>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<form action=https://evil.example><input name=a></form>',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><x/>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '</p></div><script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '```html\n<script>alert(1)</script>\n```',
  '    <script>alert(1)</script>',
  '`<img src=x onerror=alert(1)>`',
  '![x](javascript:alert(1) "onerror=alert(1)")',
  '![x"onerror="alert(1)](https://example.org/x.png)',
  '<https://example.org/" onclick="alert(1)>',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '[a][b]\n\n[b]: <javascript:alert(1)> "x"',
  '| <script>alert(1)</script> | [x](javascript:alert(1)) |\n| - | - |\n| <img src=x onerror=alert(1)> | x |',
  '- <script>alert(1)</script>\n  - [x](javascript:alert(1))',
  '## <img src=x onerror=alert(1)>',
  '**<script>alert(1)</script>**',
  'https://example.org/"onmouseover="alert(1)',
  'https://example.org/<script>alert(1)</script>',
  "www.example.org/'onmouseover='alert(1)",
  '"><script>alert(1)</script>@example.org',
  '{{constructor.constructor("alert(1)")()}}',
  '\u0000<script\u0000>alert(1)</script>',
];

describe('nothing but a few elements, and links that lead somewhere', () => {
  const texts = [
    ...MARKUP,
    ...ADDRESSES.flatMap((address) => [
      `[x](${address})`,
      `[x](<${address}> "a")`,
      `<a href="${address}">x</a>`,
      `<${address}>`,
      address,
    ]),
  ];
  test.each(texts)('%j', async (text) => {
    for (const stored of [text, RICH_TEXT_MARKER + text, writeText(readText(RICH_TEXT_MARKER + text))]) {
      expect(strange(await rendered(stored))).toEqual([]);
    }
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

test('each form has its element', async () => {
  const html = await rendered(
    `${RICH_TEXT_MARKER}One **two** _three_\nnext\n\n## Four\n\n### Five\n\n- a\n- b\n  1. c\n\n3. d\n\n| e | f |\n| - | - |\n| g | [h](/notices) [i](https://example.org) |`,
  );
  expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<div><p>One <strong>two</strong> <em>three</em>\nnext</p><h2>Four</h2><h3>Five</h3>' +
      '<ul><li><p>a</p></li><li><p>b</p><ol start="1"><li><p>c</p></li></ol></li></ul><ol start="3"><li><p>d</p></li></ol>' +
      '<div role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">e</th><th scope="col">f</th></tr></thead>' +
      '<tbody><tr><td>g</td><td><a href="/notices" data-discover="true">h</a> <a href="https://example.org" rel="noopener">i</a></td></tr></tbody></table></div></div>',
  );
});
