import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyItem, ContentTypeStructure } from '@content';
import { contentTypes } from '@content';
import { listedIn } from '@content/items/closing';
import type { Field } from '@content/field-types/fields';
import { pageTokenAfter, readPageToken } from '@content/items/page-token';
import { entriesAfter, inOrder } from './position';
import type { StoredItem } from './stored';

const lists: readonly ContentTypeStructure[] = (contentTypes as readonly ContentTypeStructure[]).flatMap(
  (type) => (type.closing === undefined ? [type] : [type, listedIn(type, 'closed')]),
);
const itself = (item: StoredItem) => item;

/** One of a few values of a field that a list is sorted by. */
function valueAt(field: Field | undefined, at: number): string | number {
  if (field?.type === 'number') return at;
  return field?.type === 'choice' ? (field.options[at % field.options.length] ?? '') : `2026-01-0${at + 1}`;
}

/** Items of which many have the same values, so that only their ids tell them apart. */
const itemsOf = ({ order, fields }: ContentTypeStructure) =>
  fc.uniqueArray(
    fc
      .record({ id: fc.stringMatching(/^[A-Za-z0-9-]{1,3}$/), at: fc.integer({ min: 0, max: 3 }) })
      .map(({ id, at }): StoredItem => ({
        id,
        version: 1,
        createdAt: new Date(at),
        updatedAt: new Date(at),
        files: {},
        values: Object.fromEntries(order.map(({ field }) => [field, valueAt(fields[field], at)])),
      })),
    { selector: ({ id }) => id, maxLength: 30 },
  );

describe.each(lists.map((type) => [`${type.path} by ${type.order.map(({ field }) => field).join()}`, type]))(
  '%s',
  (_name, type) => {
    test('pages behind the token of the last item before bring every item once, in the one order', () => {
      fc.assert(
        fc.property(itemsOf(type), fc.integer({ min: 1, max: 7 }), (items, size) => {
          const all = inOrder(type, items, itself);
          expect(inOrder(type, items.toReversed(), itself)).toEqual(all);
          const paged: StoredItem[] = [];
          for (let after: ReturnType<typeof readPageToken> = null; paged.length <= all.length;) {
            const page = entriesAfter(type, all, after ?? undefined, itself).slice(0, size);
            paged.push(...page);
            const last = page.at(-1);
            if (!last) break;
            const { id: _id, values, createdAt } = last;
            const shown = { ...values, _id, createdAt: createdAt.toISOString() };
            after = readPageToken(type, pageTokenAfter(type, shown as unknown as AnyItem));
            expect(after).not.toBeNull();
          }
          expect(paged).toEqual(all);
        }),
      );
    });
  },
);
