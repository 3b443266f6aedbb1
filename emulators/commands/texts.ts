// npm run texts [-- --reviewed]: what of the Nepali texts is untranslated or unreviewed
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogues } from '../../web/app/site/texts';
import { aboutTexts } from '../../web/app/site/texts/about';
import { contactTexts } from '../../web/app/site/texts/contact';
import { employeesTexts } from '../../web/app/site/texts/employees';
import { noticeTexts } from '../../web/app/site/texts/notice';
import { policiesTexts } from '../../web/app/site/texts/policies';
import { searchTexts } from '../../web/app/site/texts/search';
import { signInTexts } from '../../web/app/site/texts/sign-in';
import { supportTexts } from '../../web/app/site/texts/support';
import { log } from '../seed/demo';
import { root } from '../shared/paths';
import { runMain } from '../shared/user-error';

/** Hashes of the texts that a native speaker has read, by their key. */
const reviewedFile = join(root, 'web/app/site/texts/reviewed.json');

/** The texts of a catalogue by key: 'notices.filter.label'. A text that is worked out is its source. */
function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${name}.`)
      : [[prefix + name, String(value)]],
  );
}

const textsOf = async (language: keyof typeof catalogues): Promise<Map<string, string>> => {
  return new Map([
    ...flatten((await catalogues[language]()).default),
    ...flatten(aboutTexts[language], 'about.'),
    ...flatten(contactTexts[language], 'contact.'),
    ...flatten(employeesTexts[language], 'employees.'),
    ...flatten(noticeTexts[language], 'notice.'),
    ...flatten(policiesTexts[language], 'policies.'),
    ...flatten(searchTexts[language], 'search.'),
    ...flatten(signInTexts[language], 'signIn.'),
    ...flatten(supportTexts[language], 'support.'),
  ]);
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

function tell(title: string, keys: readonly string[]): void {
  log(`${title}: ${keys.length}`);
  for (const key of keys) log(`  ${key}`);
}

await runMain(async () => {
  const { reviewed: isReviewed } = parseArgs({ options: { reviewed: { type: 'boolean' } } }).values;
  const [english, nepali] = [await textsOf('en'), await textsOf('ne')];
  const hashes = Object.fromEntries([...nepali].map(([key, text]) => [key, hashOf(text)]));
  if (isReviewed) writeFileSync(reviewedFile, `${JSON.stringify(hashes, null, 2)}\n`);
  const known = (existsSync(reviewedFile) ? JSON.parse(readFileSync(reviewedFile, 'utf8')) : {}) as Record<
    string,
    string
  >;
  const keys = [...nepali.keys()];
  // A missing text does not compile: both catalogues have one type.
  tell(
    'The same in both languages',
    keys.filter((key) => nepali.get(key) === english.get(key)),
  );
  tell(
    'Not reviewed',
    keys.filter((key) => known[key] !== hashes[key]),
  );
  return 0;
});
