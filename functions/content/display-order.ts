import type { ContentTypeStructure } from './define';

/** The number by which items are put in order by hand: the list's “Change the order” writes it. */
export const displayOrder = {
  kind: 'number',
  label: 'Display order',
  default: 0,
  min: -1e9,
  max: 1e9,
} as const;

/** The number that people order a type's items by, where its lists are sorted by one (sliders, employees). */
export function arrangeField(type: ContentTypeStructure): string | undefined {
  return type.order.find(({ field }) => type.fields[field]?.kind === 'number')?.field;
}
