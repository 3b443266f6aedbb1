import { type ContentType, type ContentTypeDefinition, contentTypes, valueFields } from '@content';
import type { FoundItem } from '@content/api/contract';
import { valueFieldType } from '@content/field-types/registry';
import type { Services } from '../services';
import { type ItemState, newestRevision } from '../model/item-state';
import { allFiles, titleOf } from '../model/content';
import { isDevanagari, soundOf } from '@site/spelling';
import { spellingOf, wordsOf } from './search-index';

/** A text for the search of staff: its spelling, and the sounds of its Nepali words, each behind a space. */
export interface SearchableText {
  readonly spelt: string;
  readonly sounds: string;
}

export function searchableText(text: string): SearchableText {
  const sounds = wordsOf(text).flatMap((word) => (isDevanagari(word) ? [` ${soundOf(word)}`] : []));
  return { spelt: spellingOf(text), sounds: sounds.join('') };
}

/** A test for each word of a query: whether a text contains its spelling, or a Nepali word that begins with its sound. */
export function matchersOf(query: string): ((text: SearchableText) => boolean)[] {
  const words = query.split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const spelt = spellingOf(word);
    const sound = soundOf(word);
    return (text) => text.spelt.includes(spelt) || (sound.length > 1 && text.sounds.includes(` ${sound}`));
  });
}

/** What the staff area's search knows of an item. */
export interface SearchEntry {
  readonly title: string;
  /** All texts of its newest content. */
  readonly text: SearchableText;
}

const entries = new WeakMap<ItemState, SearchEntry>();

/** The search entry of an item, made once for each of its states. */
export function searchEntryOf(type: ContentTypeDefinition, state: ItemState): SearchEntry {
  const known = entries.get(state);
  if (known) return known;
  const item = newestRevision(state);
  const texts = valueFields(type).flatMap(([name, field]) =>
    field.hidden ? [] : [valueFieldType(field).toText(field, item.values[name])],
  );
  const files = allFiles(item).flatMap((file) => [
    ...(file.kind === 'picture' ? [file.alt] : [file.name, file.label ?? '']),
    ...Object.values(file.translations ?? {}),
  ]);
  const entry = { title: titleOf(type, item), text: searchableText([...texts, ...files].join('\n')) };
  entries.set(state, entry);
  return entry;
}

/** The most items of a search of all types. */
const MOST_FOUND = 20;

/** Items of all types whose newest content has all words of a query, those with the words in their titles first. */
export async function findItems({ content }: Pick<Services, 'content'>, query: string): Promise<FoundItem[]> {
  const matchers = matchersOf(query);
  const fits = (text: SearchableText) => matchers.every((matches) => matches(text));
  const entriesOf = async (type: ContentType) =>
    (await content.states(type)).map((state) => ({ type, state, entry: searchEntryOf(type, state) }));
  const all = (await Promise.all(contentTypes.map(entriesOf))).flat();
  const found = all.filter(({ entry }) => fits(entry.text));
  const named = found.filter(({ entry }) => fits(searchableText(entry.title)));
  return [...new Set([...named, ...found])]
    .slice(0, MOST_FOUND)
    .map(({ type, state, entry }) => ({ path: type.path, _id: state.id, title: entry.title }));
}
