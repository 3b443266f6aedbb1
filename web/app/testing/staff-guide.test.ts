import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../..');
const guide = readFileSync(join(web, 'STAFF-GUIDE.md'), 'utf8');
const pictures = [...guide.matchAll(/<img src="guide\/([\w-]+\.webp)" width="\d+" alt="[^"]{10,}">/g)].map(
  ([, name]) => name,
);

test('every picture that the guide shows is there, each has a description, and none is there for nothing', () => {
  expect(guide.match(/<img|!\[/g)).toHaveLength(pictures.length);
  expect(readdirSync(join(web, 'guide')).sort()).toEqual([...pictures].sort());
});

test('the pictures have 1.5 MB at most', () => {
  const bytes = pictures.reduce((sum, name = '') => sum + statSync(join(web, 'guide', name)).size, 0);
  expect(bytes).toBeLessThan(1.5 * 1024 * 1024);
});

/** All that the staff area, the visitors' pages and the content model say, with single spaces. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').replaceAll(/\s+/g, ' '));
}

/** Words that the code puts together, by their pattern there. */
const composed: Readonly<Record<string, string>> = {
  'Name of document 1': '${captionTexts[caption].label} of ${called}',
  'Translate into Nepali': 'Translate into {languageNames[language]}',
  'Use the Nepali calendar': "Use the {isSecond ? 'English calendar' : secondCalendar.name}",
  'Choose files': 'Choose ${noun}s',
  'Save as drafts': 'Save<BarMore> as</BarMore> drafts',
  'Save for visitors': "Save{state === 'published' ? <BarMore> for visitors",
  'Update Policy': 'Update ${one}',
  'Add Policy': 'Add ${one}',
};

test('every word of a screen that the guide names stands on a screen', () => {
  const functions = join(web, '../functions');
  const folders = [join(web, 'app'), join(functions, 'content'), join(functions, 'site')];
  const said = folders.flatMap(sources).join('\n');
  const named = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) =>
    words.replaceAll(/\s+/g, ' '),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((words) => !said.includes(composed[words] ?? words))).toEqual([]);
});
