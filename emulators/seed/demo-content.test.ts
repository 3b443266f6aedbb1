import { DAY_MS } from '@content/dates/calendar';
import { blocksIn, placedMedia } from '@content/texts/rich-text';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { galleryCategories } from '@site/types/gallery';
import { bsMonths } from '@site/bikram-sambat';
import { aboutDefaults } from '@site/defaults/about';
import { homeDefaults } from '@site/defaults/home';
import { organisationDefaults } from '@site/defaults/organisation';
import { organisation } from '../../web/app/site/default-organisation';
import { isPicture, type SeedEntry } from './entry';
import gallerySample from './content/gallery-sample.json' with { type: 'json' };
import { daysAgoOf, demoContent, documentsFolder, groups, picturesFolder } from './demo-content';

const entriesOf = (wanted: SeedEntry['path']) => demoContent.filter(({ path }) => path === wanted);
const notices = entriesOf('notices');

test('there is one Executive Director, and the contact persons are members of the team', () => {
  const team = entriesOf('employees').map(({ values }) => [values['name'], values['position']]);
  expect(team.filter(([, position]) => position === 'Executive Director')).toHaveLength(1);
  for (const { name, role } of organisation.contacts) expect(team).toContainEqual([name, role]);
});

/** What a caption names, and the drawings that show it. */
const shownBy: readonly (readonly [RegExp, readonly string[]])[] = [
  [/walnut/i, ['orchard']],
  [/\bgoats?\b/i, ['goats']],
  [/\bpipe\b/i, ['carrying']],
  [/blankets?/i, ['blankets']],
  [/seed bank|storing seed/i, ['seed-bank']],
  [/lamp\b|lamplight/i, ['lamplight']],
  [/\bdusk\b|in the evening$/i, ['dusk']],
  [/new roofs/i, ['roofs']],
  [/bridge/i, ['bridge']],
  [/\btap\b/i, ['tap']],
  [/at dawn|^dawn/i, ['dawn']],
  [/school yard/i, ['school']],
];

const pictures = demoContent.flatMap(({ files }) => files.filter(isPicture));

test('a picture shows what its caption names', () => {
  const captions = pictures.map(({ alt, picture }) => [
    alt.replace(/, an illustration$/, ''),
    picture.replace(/-\d+$/, ''),
  ]);
  expect(captions.length).toBeGreaterThan(60);
  const wrong = captions.filter(([caption = '', motif = '']) =>
    shownBy.some(([words, motifs]) => words.test(caption) && !motifs.includes(motif)),
  );
  expect(wrong).toEqual([]);
});

test('the static gallery sample has two items, both Activities with categoryId 3, and both are seeded', () => {
  expect(gallerySample.map(({ category, categoryId }) => [category, categoryId])).toEqual(
    Array(2).fill(['Activities', galleryCategories.indexOf('Activities') + 1]),
  );
  const titles = entriesOf('galleries').map(({ values }) => values['title']);
  for (const { name } of gallerySample) expect(titles).toContain(name);
});

test('every drawing is used, and none is heavier than 90 KB', () => {
  const names = readdirSync(picturesFolder).toSorted();
  expect([...new Set(pictures.map(({ picture }) => `${picture}.jpg`))].toSorted()).toEqual(names);
  const heavy = names.filter((name) => statSync(join(picturesFolder, name)).size > 90 * 1024);
  expect(heavy).toEqual([]);
});

test('texts place pictures of their own item, in both languages', () => {
  const mediaOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(picturesFolder, name)))
      .digest('hex')
      .slice(0, 40);
  const placing = demoContent.flatMap(({ values, files }) => {
    const own = files.filter(isPicture).map(({ picture }) => mediaOf(`${picture}.jpg`));
    return Object.values(values).map((text) =>
      placedMedia(blocksIn(text)).map((media) => own.includes(media)),
    );
  });
  expect(placing.filter(({ length }) => length > 0)).toEqual([Array(2).fill(true), Array(2).fill(true)]);
});

test('every document is used', () => {
  const files = demoContent.flatMap((entry) => entry.files);
  const named = files.flatMap((file) => (isPicture(file) ? [] : [file.document]));
  expect(named.toSorted()).toEqual(readdirSync(documentsFolder).toSorted());
});

test('each group of items that is added ends with the newest so far, behind which the functions look for changes', () => {
  const added = groups();
  expect(new Set(added.flat())).toEqual(new Set(demoContent));
  let newest = Infinity;
  for (const ages of added.map((group) => group.map(daysAgoOf))) {
    newest = Math.min(newest, ...ages);
    expect(ages.at(-1)).toBe(newest);
  }
});

/** The months of the Nepali calendar, in both scripts: the first begins in the middle of April, 57 years behind ours. */
const nepaliMonths = 'बैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत'.split(' ');
const months = bsMonths.map((name, at) => [name, nepaliMonths[at]] as const);
const latinDigits = (text: string) => text.replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)));

/** The first day of a Nepali month as a moment of ours, to two days; a month that is spelled otherwise is none. */
function monthOf(text: string): number {
  const [name = '', year = ''] = latinDigits(text).split(' ');
  const at = months.findIndex((names) => names.some((known) => known === name));
  if (at < 0 || !/^20\d\d$/.test(year)) throw new Error(`${text} is no month`);
  return Date.UTC(Number(year) - 57, 3 + at, 15);
}

/** The day on which the demo content was written last: what is going on then is going on, what is past is past. */
const today = Date.UTC(2026, 10, 23);
const dayAdded = (entry: SeedEntry) => today - daysAgoOf(entry) * DAY_MS;

describe('what the demo content says is true', () => {
  test('a notice is published before it closes, and closes before it is held', () => {
    const wrong = notices.filter((entry) => {
      const { closesOn, heldOn } = entry.days ?? {};
      const published = entry.coming ? entry.coming.inDays : -daysAgoOf(entry);
      const order = [published, closesOn, heldOn].filter((day) => typeof day === 'number');
      return order.some((day, at) => day > (order[at + 1] ?? Infinity));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('its days move with the day of the seed: no notice names a weekday, a month, a feast or a number of days', () => {
    const named = new RegExp(
      `${months.flat().join('|')}|\\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\\b|(आइत|सोम|मङ्गल|बुध|बिही|शुक्र|शनि)बार|` +
        '\\b(January|February|March|April|June|July|August|September|October|November|December)\\b|' +
        'Dashain|Tihar|द[शस]ैँ|तिहार|\\bwithin \\w+ days\\b',
    );
    const texts = [...notices, ...entriesOf('popups')].flatMap(({ values }) => Object.values(values));
    // The rains of a month have been, whenever it is.
    expect(texts.filter((text) => named.test(text.replace('Asar rains', '')))).toEqual([]);
  });

  test('present programs are going on, past ones are over', () => {
    for (const { values } of entriesOf('programs')) {
      const [from = 0, to = 0] = values['duration']?.split(' – ').map(monthOf) ?? [];
      expect([values['name'], from < to]).toEqual([values['name'], true]);
      expect([values['name'], from < today && today < to]).toEqual([
        values['name'],
        values['isOngoing'] === 'true',
      ]);
    }
  });

  test('an annual report comes out when its year has ended', () => {
    const reports = entriesOf('publications').flatMap((entry) => {
      const [, from, to] = /(20\d\d)\/(\d\d)/.exec(latinDigits(entry.values['title'] ?? '')) ?? [];
      return from && to ? [{ entry, from: Number(from), to: Number(`20${to}`) }] : [];
    });
    expect(reports).toHaveLength(3);
    for (const { entry, from, to } of reports) {
      expect(to).toBe(from + 1);
      expect(dayAdded(entry)).toBeGreaterThan(monthOf(`Shrawan ${to}`));
    }
  });

  test('both calendars name the same year, wherever they stand beside each other', () => {
    const all = JSON.stringify([homeDefaults, aboutDefaults, organisationDefaults]);
    const { establishedBs, establishedAd } = organisationDefaults;
    const pairs = [...all.matchAll(/(\d{4}) BS \((\d{4}) AD\)/g)].map(([, bs, ad]) => [bs, ad].map(Number));
    expect(pairs.length).toBeGreaterThan(1);
    for (const [bs = 0, ad = 0] of [...pairs, [establishedBs, establishedAd]])
      expect([56, 57]).toContain(bs - ad);
  });

  test('the office has one phone number', () => {
    const said = demoContent.flatMap(({ values }) =>
      [
        ...Object.values(values)
          .join(' ')
          .matchAll(/[+०-९\d][०-९\d -]*[०-९\d]{2}-[०-९\d]{5,}/g),
      ].map(String),
    );
    expect([...new Set(said)]).toEqual([organisation.phone]);
  });

  test('Home and About Us tell the same vision, mission and goal', () => {
    const said = Object.fromEntries(homeDefaults.journeyCards.map(({ title, text }) => [title, text]));
    expect([said['Vision'], said['Mission']]).toEqual([aboutDefaults.vision, aboutDefaults.mission]);
    expect(aboutDefaults.goals).toContain(said['Goal']);
  });
});
