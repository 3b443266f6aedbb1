import { expect, test } from 'vitest';
import { organisation } from '../../web/app/organisation';
import { employees } from './content/people';
import type { SeedFile } from './entry';
import { demoContent } from './seed';
import { motifNames, scene } from './pictures/scene';

test('there is one Executive Director, and the contact persons are members of the team', () => {
  const team = employees.map(({ values }) => [values['name'], values['position']]);
  expect(team.filter(([, position]) => position === 'Executive Director')).toHaveLength(1);
  for (const { name, role } of organisation.contacts) expect(team).toContainEqual([name, role]);
});

/** What a caption names, and the motifs that show it. */
const shownBy: readonly (readonly [RegExp, readonly string[]])[] = [
  [/walnut/i, ['orchard']],
  [/\bgoats?\b/i, ['goats']],
  [/\bpipe\b/i, ['carrying']],
  [/blankets?/i, ['blankets']],
  [/seed bank|storing seed/i, ['seedBank']],
  [/lamp\b|lamplight/i, ['lamplight']],
  [/\bdusk\b|in the evening$/i, ['dusk']],
  [/new roofs/i, ['roofs']],
  [/bridge/i, ['bridge']],
  [/\btap\b/i, ['tap']],
  [/at dawn|^dawn/i, ['dawn']],
  [/school yard/i, ['school']],
];

const captionOf = (title: string, file: SeedFile) =>
  'alt' in file ? file.alt.replace(/, an illustration$/, '') : title;

test('a picture shows what its caption names', () => {
  const captions = demoContent.flatMap(({ values, files }) =>
    files.flatMap((file) =>
      file.kind === 'scene' ? [[captionOf(values['title'] ?? '', file), file.motif] as const] : [],
    ),
  );
  expect(captions.length).toBeGreaterThan(60);
  const wrong = captions.filter(([caption, motif]) =>
    shownBy.some(([words, motifs]) => words.test(caption) && !motifs.includes(motif)),
  );
  expect(wrong).toEqual([]);
});

test.each(motifNames)('%s is drawn alike each time, and differently from another seed', (motif) => {
  const svg = scene(motif, 3);
  expect(svg).toMatch(/^<svg xmlns[^]*<\/svg>$/);
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(scene(motif, 3)).toBe(svg);
  expect(scene(motif, 4)).not.toBe(svg);
});
