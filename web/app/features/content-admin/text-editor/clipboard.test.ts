import {
  bold,
  bulletList,
  heading,
  italic,
  link,
  orderedList,
  paragraph,
  placed,
  richText,
  table,
} from '@content/testing/builders';
import { blocksIn } from '@content/texts/rich-text';
import { schema, storedText } from '@content/texts/schema';
import { Editor, getHTMLFromFragment } from '@tiptap/core';
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, describe, expect, it, test, vi } from 'vitest';
import samples from '../../../testing/clipboard-samples.json';
import { useHasToasts } from '../../admin-ui/toasts';
import { lostFromHtml } from './clipboard';
import { documentOf, editing } from './extensions';

/** A document in this process, where other tests have loaded what the editor needs. */
const { window } = new JSDOM();
const globals =
  'document DOMParser getComputedStyle HTMLElement MutationObserver navigator Node NodeFilter window';
for (const name of globals.split(' ')) vi.stubGlobal(name, window[name as 'document']);
afterAll(() => vi.unstubAllGlobals());

/** The DOM of the tests knows no events of clipboards. */
const pasting = () => new Event('paste') as ClipboardEvent;

const MEDIA = '0123456789'.repeat(4);
let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function editorWith(text: string): Editor {
  editor = new Editor({ ...editing, content: documentOf(blocksIn(text)) });
  return editor;
}
const textIn = ({ state }: Editor) => storedText(state.doc.toJSON());
/** The HTML of what is stored, without what the editor adds to tables. */
const htmlIn = (from: Editor) =>
  getHTMLFromFragment(
    from.schema.nodeFromJSON(documentOf(blocksIn(textIn(from)))).content,
    from.schema,
  ).replaceAll(/<colgroup>.*?<\/colgroup>| (?:style|colspan|rowspan)="[^"]*"/g, '');

describe('what is pasted into the editor', () => {
  test.each(samples.map((sample) => [sample.from, sample.what, sample] as const))(
    '%s: %s',
    (_from, _what, { from, copied, html }) => {
      const { view } = editorWith('');
      if (from === 'plain text') view.pasteText(copied, pasting());
      else view.pasteHTML(copied, pasting());
      expect(htmlIn(editor as Editor)).toBe(html);
    },
  );

  it('goes into the line of the caret where it is one line', () => {
    const { view, commands } = editorWith('Come on .');
    commands.setTextSelection(9);
    view.pasteHTML('<p>Friday <b>at seven</b></p>', pasting());
    expect(htmlIn(editor as Editor)).toBe('<p>Come on Friday <strong>at seven</strong>.</p>');
  });

  it('keeps each cell of a table in its column, also beside and below merged ones', () => {
    const html =
      '<table><tr><th>Item</th><th>Rs</th><th>Place</th></tr><tr><td rowspan="2">Rope</td><td>500</td><td>Seti</td></tr><tr><td>700</td><td>Himal</td></tr><tr><td colspan="2">All</td><td>Both</td></tr></table>';
    const { view } = editorWith('');
    view.pasteHTML(html, pasting());
    const cells = [
      ['Item', 'Rs', 'Place'],
      ['Rope', '500', 'Seti'],
      ['', '700', 'Himal'],
      ['All', '', 'Both'],
    ];
    expect(textIn(editor as Editor)).toBe(richText(table(...cells)));
  });

  it('keeps a table and a list of Word within the cell that holds them, in one line', () => {
    const mark = '<span style="mso-list:Ignore">·</span>';
    const { view } = editorWith('');
    view.pasteHTML(
      `<table><tr><td>Seeds</td><td><table><tr><td>Rice</td><td>Maize</td></tr></table></td></tr><tr><td><p style="mso-list:l0 level1 lfo1">${mark}Rope</p></td><td>500</td></tr></table>`,
      pasting(),
    );
    expect(htmlIn(editor as Editor).replaceAll(/<[^>]+>+/g, '|')).toMatch(
      /^\|+Seeds\|+Rice +Maize\|+Rope\|+500\|+$/,
    );
  });

  it('is a picture where the editor has copied one', () => {
    const { view } = editorWith('one');
    view.pasteHTML(`<figure data-media="${MEDIA}"></figure><figure data-media="x"></figure>`, pasting());
    expect(textIn(editor as Editor)).toBe(richText(placed(MEDIA), paragraph('one')));
  });

  it('goes into an item of a list', () => {
    const { view, commands } = editorWith(richText(bulletList('one', [paragraph()])));
    commands.setTextSelection(6);
    view.pasteHTML('<p>two</p><p>three</p>', pasting());
    expect(textIn(editor as Editor)).toContain('two');
  });
});

describe('the editor holds a text as it is stored', () => {
  test.each([
    'One\ntwo\n\n* three # four',
    richText(
      heading(2, 'A'),
      paragraph(bold('b'), ' ', italic('c'), ' ', link('e', '/f'), { type: 'hardBreak' }, 'g'),
      orderedList(3, [paragraph('h'), bulletList([paragraph('i'), paragraph('j')])], 'k'),
      placed(MEDIA),
      table(['l', 'm'], ['n', '']),
    ),
  ])('%j', (text) => {
    expect(textIn(editorWith(text))).toBe(text);
  });

  test('its schema is the one that a text is checked by', () => {
    const { nodes, marks } = editorWith('').schema;
    const partsOf = (of: typeof nodes) =>
      Object.fromEntries(Object.entries(of).map(([name, { spec }]) => [name, spec.content ?? '']));
    expect(partsOf(nodes)).toEqual(partsOf(schema.nodes));
    expect(Object.keys(marks)).toEqual(Object.keys(schema.marks));
  });
});

test.each([
  ['<p>Words <b>alone</b></p><table><tr><td>a</td></tr></table>', ''],
  ['<p class="MsoNormal"><img src="file:///a.png"></p>', /^Pictures were left out.*form\.$/],
  ['<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>', /^Merged cells were split/],
  ['<img src="a.png"><table><tr><td colspan="2">a</td></tr></table>', /^Pictures.* Merged cells/],
])('what a paste cannot keep of %s is told', (html, told) => {
  expect(lostFromHtml(html)).toMatch(told === '' ? /^$/ : told);
});

test('whoever pastes a picture with a text is told', () => {
  useHasToasts.setState(false);
  editorWith('').view.pasteHTML('<p>Words</p>', pasting());
  expect(useHasToasts.getState()).toBe(false);
  editor?.view.pasteHTML('<p>Words<img src="a.png"></p>', pasting());
  expect(useHasToasts.getState()).toBe(true);
});
