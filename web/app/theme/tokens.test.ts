import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { design, system } from './system';

const { tokens } = createSystem(design);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours named by their tokens. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map((name) => luminance(hexOf(name))).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const hexOf = (name: string) => String(tokens.getByName(`colors.${name}`)?.value);

test('breakpoints are the specified ones', () => {
  const widths = { xs: '0px', sm: '600px', md: '900px', lg: '1200px', xl: '1536px' };
  expect(design.theme.breakpoints).toEqual(widths);
});

test('the system knows each of Chakra’s conditions that a style names', () => {
  const app = join(import.meta.dirname, '..');
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const text = sources.map((file) => readFileSync(join(app, file), 'utf8')).join();
  const named = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) =>
    text.includes(` _${name}: `),
  );
  expect(named).toContain('hover');
  expect(system.conditions.keys()).toEqual(expect.arrayContaining(named.map((name) => `_${name}`)));
});

/** Colours of texts, and the grounds on which each of them stands. */
const readable = [
  [['fg.body', 'fg.muted', 'link.body', 'link.hover'], 'bg.page bg.raised bg.band bg.warm bg.success'],
  [['fg.onDark', 'fg.onDarkMuted', 'link.onDark'], 'bg.dark bg.darker'],
  [['fg.body'], 'bg.soon'],
  [['accent.contrast'], 'accent.solid accent.hover'],
] as const;

test.each(readable)('%j can be read on %s', (texts, grounds) => {
  for (const text of texts)
    for (const ground of grounds.split(' '))
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});
