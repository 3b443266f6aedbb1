import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentTypes, type ContentTypeStructure } from '@content';
import { listedIn } from '@content/items/closing';
import type { Field } from '@content/field-types/fields';
import type { StoredItem } from './content';
import { inOrder } from './list-order';

const lists = (contentTypes as readonly ContentTypeStructure[]).flatMap((type) =>
  type.closing === undefined ? [type] : [type, listedIn(type, 'closed')],
);
const nameOf = (type: ContentTypeStructure) =>
  `${type.path} by ${type.order.map(({ field }) => field).join()}`;

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

test.each(lists.map((type) => [nameOf(type), type]))('there is one order of %s', (_name, type) => {
  const itself = (item: StoredItem) => item;
  fc.assert(
    fc.property(itemsOf(type), (items) => {
      expect(inOrder(type, items.toReversed(), itself)).toEqual(inOrder(type, items, itself));
    }),
  );
});
