import postcss from 'postcss';
import { expect, test } from 'vitest';
import { plainValues } from '../../scripts/plain-values';

const plain = (css: string) => postcss([plainValues]).process(css, { from: undefined }).css;
const tokens = '@layer tokens{:root{--token-a:red;--token-b:var(--token-a)}}';

test('tokens stand in the sheet as their values, and no variables of theirs', () => {
  expect(plain(`${tokens}p{color:var(--token-b);width:calc(2 * var(--own))}`)).toBe(
    'p{color:red;width:calc(2 * var(--own))}',
  );
});

test('a token that does not exist is noticed', () => {
  expect(() => plain(`${tokens}p{color:var(--token-c)}`)).toThrow('There is no token --token-c.');
});
