import type { ContentTypeDefinition } from '@content';
import { valueFields } from '@content';
import { withLatinDigits } from '@content/texts/digits';
import { valueKind } from '@content/kinds/registry';
import { phoneticFolding } from '@site/phonetic-folding';
import { titleOf } from '../store/audit';
import type { ItemState } from '../store/item-state';
import { newestRevision } from '../store/item-state';
import { allFiles } from '../store/stored';

/** Without letter case, the script of digits, and signs that nobody sees. */
const fold = (text: string) =>
  withLatinDigits(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''),
  );

/** A folded text as it sounds. */
const sounding = (folded: string) =>
  phoneticFolding.reduce((text, [letters, one]) => text.replaceAll(letters, one), folded);

/** A text as it is searched: as spelt, and below that as it sounds where the two differ. */
export function searchableText(text: string): string {
  const spelt = fold(text);
  const sound = sounding(spelt);
  return sound === spelt ? spelt : `${spelt}\n${sound}`;
}

/** A test for each word of a query: whether a searchable text contains it, as spelt or as it sounds. */
export function matchersOf(query: string): ((text: string) => boolean)[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const sound = sounding(word);
    return (text) => text.includes(word) || text.includes(sound);
  });
}

/** What the staff area's search knows of an item. */
export interface SearchEntry {
  readonly title: string;
  /** All texts of its newest content, as `searchableText` makes them. */
  readonly text: string;
}

const entries = new WeakMap<ItemState, SearchEntry>();

/** The search entry of an item, made once for each of its states. */
export function searchEntryOf(type: ContentTypeDefinition, state: ItemState): SearchEntry {
  const known = entries.get(state);
  if (known) return known;
  const item = newestRevision(state);
  const texts = valueFields(type).flatMap(([name, field]) =>
    field.hidden ? [] : [valueKind(field).toText(field, item.values[name])],
  );
  const files = allFiles(item).flatMap((file) =>
    file.kind === 'picture'
      ? [file.alt, ...Object.values(file.translations ?? {})]
      : [file.name, file.label ?? '', ...Object.values(file.translations ?? {})],
  );
  const entry = { title: titleOf(type, item), text: searchableText([...texts, ...files].join('\n')) };
  entries.set(state, entry);
  return entry;
}
