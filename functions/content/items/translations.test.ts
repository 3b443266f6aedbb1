import { describe, expect, test } from 'vitest';
import { about as aboutInNepali } from '@site/defaults/ne';
import { link, paragraph, richText } from '../testing/builders';
import { contentTypeAt, type ContentPath, type ContentTypeStructure } from '../index';
import {
  outdatedTranslations,
  withEarlierValues,
  withTranslationChecked,
  withTranslationSources,
} from './translation-sources';
import { inLanguage, lacksTranslation, languageOfItem, languagesOfItem } from './translations';

const typeAt = (path: ContentPath) => contentTypeAt(path) as ContentTypeStructure;

test.each([
  ['text in Nepali', { title: 'आवेदन आह्वान', description: 'फारम वेबसाइटमा छ।' }, 'ne'],
  ['text in English', { title: 'Call for applications', description: 'See नेपाल.' }, 'en'],
  ['a long link', { title: 'आह्वान', description: 'https://example.org/call-for-applications' }, 'ne'],
  [
    'formatted text with a link',
    {
      title: 'आह्वान',
      description: richText(paragraph(link('यहाँ', '/programs/call-for-applications'), ' हेर्नुहोस्')),
    },
    'ne',
  ],
  ['an e-mail address', { title: 'आह्वान', contact: 'long.name.of.a.person@example.org' }, 'ne'],
  ['no letters', { title: '2083', description: '' }, 'en'],
  ['a translation', { title: 'Call', ne_title: 'छात्रवृत्तिका लागि आवेदन आह्वान' }, 'en'],
])('the language of an item with %s', (_item, values, language) => {
  expect(languageOfItem(typeAt('notices'), values)).toBe(language);
});

test('the language of an item is found in the texts of its rows, not in their names', () => {
  const areas = [{ name: 'बर्दिया', coverage: '' }];
  expect(languageOfItem(typeAt('about'), { areas })).toBe('ne');
  expect(languageOfItem(typeAt('about'), { areas: JSON.stringify(areas) })).toBe('ne');
});

test('what staff have left as it came is read in Nepali, also where most of a page is written in Nepali', () => {
  const about = typeAt('about');
  const networks = about.defaults?.['networks'] ?? [];
  const values = { ...aboutInNepali, networks };
  expect(languageOfItem(about, values)).toBe('ne');
  expect(inLanguage(about, values, 'ne', aboutInNepali)['networks']).toEqual(aboutInNepali.networks);
});

test('what staff say of the language counts more than the letters', () => {
  const values = { title: 'USAID 12', language: 'Nepali', en_title: 'Project 12' };
  expect(languageOfItem(typeAt('notices'), values)).toBe('ne');
  expect(languagesOfItem(typeAt('notices'), values)).toEqual(['ne', 'en']);
});

test.each([
  ['a title alone', { title: 'A walk' }, ['en'], true],
  ['another text translated', { title: 'A walk', place: 'Hall', ne_place: 'सभाहल' }, ['en'], true],
  ['the title translated', { title: 'A walk', place: 'Hall', ne_title: 'पदयात्रा' }, ['en', 'ne'], false],
  ['a leftover in its own language', { title: 'A walk', en_title: 'A hike' }, ['en'], true],
  ['Nepali and English', { title: 'पदयात्रा', en_title: 'A walk' }, ['ne', 'en'], false],
])('the languages in which an item can be read: %s', (_item, values, languages, lacks) => {
  expect(languagesOfItem(typeAt('notices'), values)).toEqual(languages);
  expect(lacksTranslation(typeAt('notices'), values)).toBe(lacks);
});

test('a page lacks a translation only of what staff have changed', () => {
  const home = typeAt('home');
  expect(lacksTranslation(home, { ...home.defaults })).toBe(false);
  expect(lacksTranslation(home, { ...home.defaults, headline: 'Light' })).toBe(true);
  expect(lacksTranslation(home, { ...home.defaults, headline: 'Light', ne_headline: 'उज्यालो' })).toBe(false);
});

describe('what has been changed since it was translated', () => {
  const notices = typeAt('notices');
  const added = withTranslationSources(
    notices,
    {},
    { title: 'A walk', description: 'On Friday', ne_title: 'पदयात्रा', ne_description: 'शुक्रबार' },
    { title: '', description: '', ne_title: '', ne_description: '' },
  );
  const change = (sent: Record<string, string>) =>
    withTranslationSources(notices, added, { ...added, ...sent }, sent);

  test('is told by field, and not of what is new', () => {
    expect(outdatedTranslations(notices, added)).toEqual([]);
    expect(outdatedTranslations(notices, change({ title: 'A long walk' }))).toEqual(['ne_title']);
    expect(outdatedTranslations(notices, change({ title: 'A long walk', ne_title: 'लामो पदयात्रा' }))).toEqual(
      [],
    );
  });

  test('is told until the translation is sent, whatever else is changed meanwhile', () => {
    const once = change({ title: 'A long walk' });
    const sent = { place: 'Hall' };
    const twice = withTranslationSources(notices, once, { ...once, ...sent }, sent);
    expect(outdatedTranslations(notices, twice)).toEqual(['ne_title']);
  });

  test('is not told once the text is what it was, or differs by spaces alone', () => {
    expect(outdatedTranslations(notices, change({ title: 'A walk' }))).toEqual([]);
    expect(outdatedTranslations(notices, change({ description: ' On  Friday\n' }))).toEqual([]);
  });

  test('is not told once somebody says that the translation still fits', () => {
    const changed = change({ title: 'A walk!' });
    expect(outdatedTranslations(notices, withTranslationChecked(notices, changed, 'ne_title'))).toEqual([]);
  });

  test('is told by what a translation says once a change is taken back', () => {
    const both = change({ title: 'A long walk', ne_title: 'लामो पदयात्रा' });
    const back = (present: typeof added, ...fields: string[]) =>
      outdatedTranslations(notices, withEarlierValues(notices, present, added, fields));
    expect(back(both, 'title', 'ne_title')).toEqual([]);
    expect(back(both, 'title')).toEqual(['ne_title']);
    expect(back(both, 'ne_title')).toEqual(['ne_title']);
    expect(back(change({ title: 'A long walk' }), 'title')).toEqual([]);
  });

  test('is told of what was translated before sources were noted', () => {
    const unnoted = { title: 'A walk', ne_title: 'पदयात्रा' };
    const sent = { title: 'A run' };
    const after = withTranslationSources(notices, unnoted, { ...unnoted, ...sent }, sent);
    expect(outdatedTranslations(notices, after)).toEqual(['ne_title']);
  });

  test('is told of rows, as a form and as the store hold them', () => {
    const about = typeAt('about');
    const rows = [{ text: 'Children' }];
    const values = withTranslationSources(
      about,
      {},
      { targetGroups: rows, ne_targetGroups: [{ text: 'बालबालिका' }] },
      { targetGroups: rows, ne_targetGroups: rows },
    );
    const inForm = {
      ...values,
      targetGroups: JSON.stringify([...rows, { text: '' }]),
      ne_targetGroups: '[{"text":"बालबालिका"}]',
    };
    expect(outdatedTranslations(about, inForm)).toEqual([]);
    expect(outdatedTranslations(about, { ...inForm, targetGroups: '[{"text":"Girls"}]' })).toEqual([
      'ne_targetGroups',
    ]);
  });

  test('is not told where what is noted cannot be read', () => {
    expect(outdatedTranslations(notices, { ...added, translationSources: '{"ne_title"' })).toEqual([]);
    expect(outdatedTranslations(notices, { ...added, translationSources: '[]' })).toEqual([]);
  });
});
