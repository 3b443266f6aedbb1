// npm run texts [-- --reviewed]: lists Nepali texts that are untranslated or unreviewed
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideLanguage } from '../../web/app/language';
import { catalogues } from '../../web/app/site/texts';
import { log } from '../shared/terminal';
import { root } from '../shared/paths';
import { runMain } from '../shared/user-error';

const folder = join(root, 'web/app/site/texts');
/** Hashes of the texts that a native speaker has reviewed, by key. */
const reviewedFile = join(folder, 'reviewed.json');
/** Texts of single pages: files that export them by language. */
const filesOfPages = readdirSync(folder).filter((name) => /^(?!(en|ne|index)\.).+\.ts$/.test(name));

await runMain(async () => {
  const { reviewed: isReviewed } = parseArgs({ options: { reviewed: { type: 'boolean' } } }).values;
  const english = await textsOf('en');
  const nepali = await textsOf('ne');
  const hashes = Object.fromEntries([...nepali].map(([key, text]) => [key, hashOf(text)]));
  if (isReviewed) writeFileSync(reviewedFile, `${JSON.stringify(hashes, null, 2)}\n`);
  const reviewed = existsSync(reviewedFile) ? readFileSync(reviewedFile, 'utf8') : '{}';
  const known = JSON.parse(reviewed) as Record<string, string>;
  const keys = [...nepali.keys()];
  // A missing text does not compile: both catalogues have one type.
  printKeys(
    'The same in both languages',
    keys.filter((key) => nepali.get(key) === english.get(key)),
  );
  printKeys(
    'Not reviewed',
    keys.filter((key) => known[key] !== hashes[key]),
  );
});

/** The texts of a catalogue by key: 'notices.filter.label'. A function is its source. */
function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${name}.`)
      : [[prefix + name, String(value)]],
  );
}

/** The texts of a page: a function, or by language. */
type PageTexts = (() => unknown) | Readonly<Record<string, unknown>>;

async function textsOf(language: keyof typeof catalogues): Promise<Map<string, string>> {
  provideLanguage(() => language);
  const texts = flatten((await catalogues[language]()).default);
  for (const name of filesOfPages) {
    const exported = (await import(join(folder, name))) as Readonly<Record<string, PageTexts>>;
    const [found] = Object.entries(exported).flatMap(([as, each]) => (as.endsWith('Texts') ? [each] : []));
    const own = typeof found === 'function' ? found() : found?.[language];
    texts.push(...flatten({ [name.replace('.ts', '')]: own }));
  }
  return new Map(texts);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

function printKeys(title: string, keys: readonly string[]): void {
  log(`${title}: ${keys.length}`);
  for (const key of keys) log(`  ${key}`);
}
