import type { AnyItem, ContentTypeDefinition } from '@content';
import { valueFields } from '@content';
import { textOf, titleOf } from '../ui/words';

/** How a list can be sorted; 'site' is the visitors' order. */
export const sortings = {
  site: 'As on the site',
  newest: 'Newest first',
  changed: 'Last changed first',
  title: 'By title',
} as const;
export type Sorting = keyof typeof sortings;

const byTime = (field: 'createdAt' | 'updatedAt') => (a: AnyItem, b: AnyItem) =>
  b[field].localeCompare(a[field]);

/** All the words of an item that a search looks into. */
function wordsOf(type: ContentTypeDefinition, item: AnyItem): string {
  const texts = valueFields(type).map(([name, field]) => {
    if (field.kind === 'yesNo') return item[name] === true ? field.words.yes : field.words.no;
    return textOf(item, name);
  });
  const names = Object.values(item.files).flatMap((files) => files.map((file) => file.name));
  return [...texts, ...names].join('\n').normalize('NFC').toLocaleLowerCase();
}

/** The items that hold every word of `search`, in the given order. */
export function arrange(
  type: ContentTypeDefinition,
  items: readonly AnyItem[],
  search: string,
  sorting: Sorting,
): readonly AnyItem[] {
  const words = search.normalize('NFC').toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? items
      : items.filter((item) => {
          const text = wordsOf(type, item);
          return words.every((word) => text.includes(word));
        });
  switch (sorting) {
    case 'site':
      return found;
    case 'newest':
      return found.toSorted(byTime('createdAt'));
    case 'changed':
      return found.toSorted(byTime('updatedAt'));
    case 'title':
      return found.toSorted((a, b) => titleOf(type, a).localeCompare(titleOf(type, b)));
  }
}
