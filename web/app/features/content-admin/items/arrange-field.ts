import type { ContentTypeDefinition } from '@content';

/** The number that people order a type's items by, where its lists are sorted by one (sliders, employees). */
export function arrangeField(type: ContentTypeDefinition): string | undefined {
  return type.order.find(({ field }) => type.fields[field]?.kind === 'number')?.field;
}

/** The choice whose options part the list into groups that are ordered one by one (employees' category). */
export function groupField(type: ContentTypeDefinition): string | undefined {
  return type.order.find(({ rank }) => rank)?.field;
}
