import { css } from '#styled-system/css';
import { expect, test } from 'vitest';
import { inlineStyles } from '../../scripts/inline-styles';

const inlined = (code: string) => inlineStyles(code, 'a.tsx', css as Parameters<typeof inlineStyles>[2]);

test('a style of literals and constants of the file is its classes', () => {
  expect(
    inlined("const a = { color: 'fg.body' } as const; css(a, { padding: '1', _hover: { color: 'red' } })"),
  ).toBe('const a = { color: \'fg.body\' } as const; ("color_fg.body padding_1 hover:color_red")');
  expect(inlined("const W = '@media (min-width: 9px)'; css({ [W]: { top: `${1}px` } })")).toContain(
    '[@media_(min-width:_9px)]:top_1px',
  );
});

test('a style that is spread gives way as a whole to what stands behind it', () => {
  const a = "const a = { _hover: { color: 'red' } };";
  expect(inlined(`${a} css({ ...a, _hover: { top: '0' } })`)).toBe(`${a} ("hover:top_0")`);
  const unclear = `${a} css({ ...a, _hover: { top: '0' }, left: b ? '0' : '1' })`;
  expect(inlined(unclear)).toBe(unclear);
});

test('a property that depends on something is chosen in the browser', () => {
  const code = inlined("css({ color: a ? 'red' : b ? 'blue' : undefined, top: '0' })");
  expect(code).toBe('("top_0" + (a ? " color_red" : (b ? " color_blue" : "")))');
});

test('what is known in the browser only stays as it is', () => {
  for (const code of ["css({ color: 'red' }, style)", 'css({ color: x })', "css(a ? b : c, { top: '0' })"])
    expect(inlined(code)).toBe(code);
});
