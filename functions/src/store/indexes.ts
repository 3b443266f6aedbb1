import type { ContentTypeDefinition } from '@content';
import { contentTypes } from '@content';
import { closedListOf } from '@content/closing';
import { orderFields } from '@content/contract';

/** A composite index in the form of firestore.indexes.json. */
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION';
  readonly fields: readonly { readonly fieldPath: string; readonly order: 'ASCENDING' | 'DESCENDING' }[];
}

const step = (fieldPath: string, direction: 'asc' | 'desc') =>
  ({ fieldPath, order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING' }) as const;

function subsets(names: readonly string[]): string[][] {
  return names.reduce<string[][]>((all, name) => [...all, ...all.map((some) => [...some, name])], [[]]);
}

/** The composite indexes that the lists of a type need: its orders, alone and behind each set of filters. */
function indexesOf(type: ContentTypeDefinition): CompositeIndex[] {
  const filters = [...new Set([...(type.filters ?? []), ...(type.visible ? [type.visible.field] : [])])];
  const orders = [type, ...(type.closing === undefined ? [] : [closedListOf(type)])].map(orderFields);
  return orders
    .flatMap((order) =>
      subsets(filters).map((filter) => [
        ...filter.map((name) => step(name, 'asc')),
        ...order.map((each) => step(each.field, each.direction)),
      ]),
    )
    .filter((fields) => fields.length > 1)
    .map((fields) => ({ collectionGroup: type.path, queryScope: 'COLLECTION', fields }));
}

/** Every composite index that the queries of `store/` need. */
export function neededIndexes(): CompositeIndex[] {
  const log = [step('at', 'desc')];
  const audit = [
    [step('path', 'asc'), ...log],
    [step('path', 'asc'), step('itemId', 'asc'), ...log],
  ];
  return [
    ...contentTypes.flatMap((type) => indexesOf(type)),
    ...audit.map((fields) => ({ collectionGroup: 'audit', queryScope: 'COLLECTION' as const, fields })),
    {
      collectionGroup: 'trash',
      queryScope: 'COLLECTION',
      fields: [step('path', 'asc'), step('deletedAt', 'desc')],
    },
  ];
}
