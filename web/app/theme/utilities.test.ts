import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { design } from './index';
import { conditions, utilities } from './utilities';

const app = join(import.meta.dirname, '..');

/** All sources but the tokens themselves, Chakra's recipes and tests. */
const source = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/test|theme\/(utilities|tokens|overlays)/.test(file))
  .map((file) => [file, readFileSync(join(app, file), 'utf8')] as const)
  .filter(([file, text]) => file === 'theme/global.ts' || text.includes("'#styled-system/"))
  .map(([, text]) => text)
  .join('\n');

const matches = (pattern: RegExp) => new Set([...source.matchAll(pattern)].map(([, name = '']) => name));
/** Everything that is written like a style property: `name="…"`, `name={…}` or `name: …`. */
const written = matches(/\b([a-zA-Z]+)(?:=["{]|'?:\s)/g);

test('every style property in use that Chakra looks up in the tokens is looked up here', () => {
  const { tokens } = createSystem(design);
  const full = createSystem(defaultBaseConfig, design);
  const isLookedUp = (name: string) => {
    const property = full.utility.resolveShorthand(name);
    const values = defaultBaseConfig.utilities?.[property]?.values;
    const isColor = typeof values === 'function';
    return isColor || (typeof values === 'string' && tokens.categoryMap.has(values));
  };
  const used = [...written].filter((name) => full.isValidProperty(name) && isLookedUp(name));
  expect(used.length).toBeGreaterThan(30);
  // Only ever given as plain CSS, never as a token.
  const plain = ['backgroundImage', 'scrollbarWidth'];
  expect(used.filter((name) => !(name in utilities) && !plain.includes(name))).toEqual([]);
});

test('the conditions here are those in use', () => {
  const used = [...matches(/\b_([a-zA-Z]+)(?:=[{"]|:\s)/g)].filter((name) => name !== 'id');
  expect(used.toSorted()).toEqual(Object.keys(conditions).toSorted());
});
