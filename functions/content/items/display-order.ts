import type { ContentTypeStructure } from '../define';

/** The field with which staff arrange items: “Change the order” writes it. */
export const displayOrder = {
  type: 'number',
  label: 'Display order',
  default: 0,
  min: -1e9,
  max: 1e9,
} as const;

/** The name of the display order field of a type whose items staff arrange (sliders, employees). */
export function arrangeField(type: ContentTypeStructure): string | undefined {
  return type.order.find(({ field }) => type.fields[field]?.type === 'number')?.field;
}
