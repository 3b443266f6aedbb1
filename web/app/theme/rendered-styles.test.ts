import { expect, test } from 'vitest';
import { inlineCriticalCss, parseSheet, selectorsOf } from './rendered-styles';

const sheet = parseSheet(
  [
    '@layer reset,utilities;@layer reset{*{margin:0}a::after{content:"}.b{"}}',
    '@layer utilities{.padding_1{padding:1px}.color_\\#fff,.gap_1\\.5{color:#fff}',
    '.\\[\\&_img\\]\\:width_full img{width:100%}.unused{top:0}',
    '@media (min-width:1px){.md\\:padding_2{padding:2px}}@media print{.unused{left:0}}}',
  ].join(''),
);

test('a page has the rules of its own elements, in the layers and the order of the sheet', () => {
  const { html, styles } = inlineCriticalCss(
    '<p class="padding_1 md:padding_2">x</p><b class="gap_1.5">class="unused"</b><p class="padding_1 md:padding_2">y</p>',
    sheet,
  );
  expect(html).toBe('<p class="b">x</p><b class="c">class="unused"</b><p class="b">y</p>');
  expect(styles).toBe(
    '@layer reset,utilities;@layer reset{*{margin:0}a::after{content:"}.b{"}}' +
      '@layer utilities{.b{padding:1px}.c{color:#fff}@media (min-width:1px){.b{padding:2px}}}',
  );
});

test('neighbours of the same selectors are one rule', () => {
  const near = parseSheet('.a{top:0}.a{left:0}@media print{.a{left:1px}}.a{left:2px}.b{top:1px}');
  expect(inlineCriticalCss('<p class="a">x</p>', near).styles).toBe(
    '.b{top:0;left:0}@media print{.b{left:1px}}.b{left:2px}',
  );
});

test('names are those of the sheet whatever their signs, as HTML writes them', () => {
  const { styles } = inlineCriticalCss('<p class="[&amp;_img]:width_full color_#fff">x</p>', sheet);
  expect(styles).toContain('@layer utilities{.b{color:#fff}.b img{width:100%}}');
});

test('every list of classes has a short name of its own, and none is a word', () => {
  const lists = Array.from({ length: 2000 }, (_, i) => `<i class="c_${i}">x</i>`).join('');
  const names = [...inlineCriticalCss(lists, sheet).html.matchAll(/class="([^"]*)"/g)].map(
    ([, name = '']) => name,
  );
  expect(new Set(names).size).toBe(2000);
  expect(names.filter((name) => /[aeiou]/i.test(name))).toEqual([]);
});

test('a selector has one class; attributes and functions are no further ones', () => {
  expect(selectorsOf('.a\\,b:is(p,i) [title=".c"],p')).toEqual([
    { text: '.a\\,b:is(p,i) [title=".c"]', written: '.a\\,b', name: 'a,b' },
    { text: 'p' },
  ]);
  expect(() => selectorsOf('.a .b')).toThrow('.a .b asks for several classes, a style for one.');
});
