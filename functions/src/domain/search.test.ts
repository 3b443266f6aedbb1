import { describe, expect, test } from 'vitest';
import { type ContentTypeAt, contentTypeAt, type ContentTypeDefinition } from '@content';
import type { SearchResult, TextPart } from '@content/api/contract';
import type { StoredItem } from '../model/content';
import type { ItemSource } from './lists';
import { searchContent } from './search';

const notice = contentTypeAt('notices') as ContentTypeAt<'notices'>;
const day = new Date('2026-11-01T06:00:00Z');

/** A notice with values of its own. */
const noticeOf = (id: string, values: StoredItem['values'], version = 1): StoredItem => ({
  ...{ id, version, createdAt: day, updatedAt: day, files: {} },
  values: { title: '', description: '', ...values },
});

/** Notices as the only content. */
function sourceOf(notices: readonly StoredItem[]): ItemSource & { notices: readonly StoredItem[] } {
  const source = {
    notices,
    now: () => day,
    visibleItems: ({ path }: ContentTypeDefinition) =>
      Promise.resolve(path === notice.path ? source.notices : []),
  };
  return source;
}

const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');
const foundIn = (parts: readonly TextPart[]) => parts.flatMap(({ text, isFound }) => (isFound ? [text] : []));
const idsOf = ({ items }: { items: readonly SearchResult[] }) =>
  items.filter(({ path }) => path === 'notices').map(({ _id }) => _id);

/** Words as they are spelt on the site, and as somebody types them; some with a case ending. */
const misspelt: Readonly<Record<string, readonly string[]>> = {
  सूचना: ['suchana', 'सुचना', 'सूचनाको'],
  शिक्षा: ['सिक्षा', 'shikshya'],
  विद्यालय: ['bidyalaya', 'बिध्यालय'],
  स्वास्थ्य: ['swasthya', 'स्वास्थ'],
  गाउँपालिका: ['gaupalika', 'गाउपालिका'],
  छात्रवृत्ति: ['chhatrabritti', 'छात्रबृत्ति'],
  विज्ञापन: ['bigyapan'],
  तालिम: ['talim'],
  खानेपानी: ['khanepani', 'खानेपानि', 'khanepaniko'],
  सरसफाइ: ['sarsafai'],
  महिला: ['mahila'],
  कृषि: ['krishi', 'क्रिषि'],
  रोजगारी: ['rojgari'],
  दरखास्त: ['darkhasta'],
  बोलपत्र: ['bolpatra'],
  सहकारी: ['sahakari'],
  कर्मचारी: ['karmachari'],
  जाजरकोट: ['jajarkot'],
  भूकम्प: ['भुकंप'],
  प्रतिवेदन: ['pratibedan'],
  पुस्तकालय: ['pustakalaya'],
  Scholarship: ['scholership'],
  Vacancies: ['vacancys'],
  Nepalgunj: ['नेपालगन्ज'],
};

describe('words are found as they sound', () => {
  const words = Object.keys(misspelt);
  const source = sourceOf(words.map((word) => noticeOf(word, { title: word, description: 'A text of it.' })));

  test.each(Object.entries(misspelt))('%s by %j', async (word, typed) => {
    for (const q of typed) expect([q, idsOf(await searchContent(source, { q }))[0]]).toEqual([q, word]);
  });

  test('words of one script are not found by another word of it that sounds alike', async () => {
    const english = sourceOf([
      noticeOf('a', { title: 'Better boats' }),
      noticeOf('b', { title: 'Drinking water' }),
    ]);
    expect(idsOf(await searchContent(english, { q: 'water' }))).toEqual(['b']);
  });
});

describe('what is found', () => {
  const long = `${'Before it much is said. '.repeat(20)}The seeds of maize are given out on Monday. ${'After it as well. '.repeat(20)}`;
  const source = sourceOf([
    noticeOf('text', { title: 'Fields', description: long }),
    noticeOf('title', {
      title: 'Maize',
      description: 'Of the season.',
      ne_title: 'मकै',
      ne_description: 'यस मौसमको।',
    }),
    noticeOf('other', { title: 'Rice', description: 'Of the season.' }),
  ]);

  test('comes with the best first, its words marked, and the text around them', async () => {
    const { items, total } = await searchContent(source, { q: 'maize' });
    expect(items.map(({ _id, url }) => [_id, url])).toEqual([
      ['title', '/notices?open=title'],
      ['text', '/notices?open=text'],
    ]);
    expect(total).toBe(2);
    expect(foundIn(items[0]?.title ?? [])).toEqual(['Maize']);
    const excerpt = items[1]?.excerpt ?? [];
    expect(foundIn(excerpt)).toEqual(['maize']);
    expect(textOf(excerpt)).toMatch(/^… .*The seeds of maize are given out on Monday\..* …$/);
    expect(textOf(excerpt).length).toBeLessThan(200);
  });

  test('is shown in the language that was asked for, in whichever it was found', async () => {
    const { items } = await searchContent(source, { q: 'maize', language: 'ne' });
    expect(items.map(({ title }) => textOf(title))).toEqual(['मकै', 'Fields']);
  });

  test('has all words, and with none that has, some', async () => {
    expect(idsOf(await searchContent(source, { q: 'season rice' }))).toEqual(['other']);
    expect(idsOf(await searchContent(source, { q: 'rice helicopter' }))).toEqual(['other']);
    expect((await searchContent(source, { q: 'helicopter' })).total).toBe(0);
    expect((await searchContent(source, { q: '?!' })).total).toBe(0);
  });

  test('offers Nepali letters for what was typed in Preeti, and never takes it for that', async () => {
    const nepali = sourceOf([noticeOf('a', { title: 'रोजगारीको सूचना' })]);
    expect(await searchContent(nepali, { q: ';"rgf' })).toEqual({ items: [], total: 0, suggestion: 'सूचना' });
    expect(await searchContent(nepali, { q: 'zzzz' })).toEqual({ items: [], total: 0 });
  });

  test('is what visitors may read at this moment', async () => {
    const changing = sourceOf(source.notices);
    expect(idsOf(await searchContent(changing, { q: 'rice' }))).toEqual(['other']);
    changing.notices = [noticeOf('other', { title: 'Wheat' }, 2), noticeOf('new', { title: 'More rice' })];
    expect(idsOf(await searchContent(changing, { q: 'rice' }))).toEqual(['new']);
    expect(idsOf(await searchContent(changing, { q: 'wheat' }))).toEqual(['other']);
  });
});

test('the lines that lead on from pages are not what somebody searches', async () => {
  const { items } = await searchContent(sourceOf([]), { q: 'taps' });
  expect(items).toEqual([]);
});
