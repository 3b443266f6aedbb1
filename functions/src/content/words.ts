import type { ContentTypeDefinition } from '@content';
import { valueFields } from '@content';
import { readableText } from '@content/kinds/schemas';
import { soundAlike } from '@site/spelling';
import { titleOf } from '../store/audit';
import type { ItemState } from '../store/editions';
import { newestVersion } from '../store/editions';
import { allFiles } from '../store/stored';

const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** A folded text as it sounds. */
const sounding = (folded: string) =>
  soundAlike.reduce((text, [letters, one]) => text.replaceAll(letters, one), folded);

/** A text as it is searched: as it is spelt, and as it sounds where that is something else. */
export function searchable(text: string): string {
  const spelt = fold(text);
  const sound = sounding(spelt);
  return sound === spelt ? spelt : `${spelt}\n${sound}`;
}

/** The words of a query: each tells whether a searchable text holds it, as far as it has been typed. */
export function wordsIn(query: string): ((text: string) => boolean)[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const sound = sounding(word);
    return (text) => text.includes(word) || text.includes(sound);
  });
}

/** How staff find an item. */
export interface ItemWords {
  readonly title: string;
  /** All words of its newest content, searchable. */
  readonly text: string;
}

const known = new WeakMap<ItemState, ItemWords>();

/** How staff find an item: made once for each of its states. */
export function wordsOf(type: ContentTypeDefinition, state: ItemState): ItemWords {
  const before = known.get(state);
  if (before) return before;
  const item = newestVersion(state);
  const texts = valueFields(type).flatMap(([name, field]) =>
    field.hidden ? [] : [readableText(field, item.values[name])],
  );
  const files = allFiles(item).flatMap((file) =>
    file.kind === 'picture'
      ? [file.alt, ...Object.values(file.translations ?? {})]
      : [file.name, file.label ?? '', ...Object.values(file.translations ?? {})],
  );
  const words = { title: titleOf(type, item), text: searchable([...texts, ...files].join('\n')) };
  known.set(state, words);
  return words;
}
