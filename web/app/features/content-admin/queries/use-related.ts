import { contentTypeAt, type Field, isFileField } from '@content';
import { valueFieldType } from '@content/field-types/registry';
import { publishingStateIn } from '@content/items/publishing-status';
import { titleOf } from '../../admin-ui/labels';
import { badgeOf } from '../../admin-ui/publishing-labels';
import type { FilterOption } from './staff-query';
import { allItemsRead } from './reads';
import { useRead } from './use-read';

/** The items that a field can refer to, by their titles, and whether visitors see them; null until they are read, none for a field of another type. */
export function useRelated(field: Field | undefined) {
  const type = field?.type === 'relation' ? contentTypeAt(field.relationTo) : undefined;
  const all = type ? allItemsRead(type.path) : null;
  // A form can do without: it is no failure of its screen.
  const { data } = useRead(
    all && { ...all, read: (signal) => all.read(signal).catch(() => null), onMount: true },
  );
  if (!type || !data) return type ? null : [];
  const labels = new Set<string>();
  return data.map((item) => {
    const { text } = badgeOf(publishingStateIn(item)) ?? {};
    const name = text ? `${titleOf(type, item)} (${text})` : titleOf(type, item);
    // Another one with the same title is told from it by the end of its address.
    const label = labels.has(name) ? `${name}, ${item._id}` : name;
    labels.add(name);
    return { value: item._id, label };
  });
}

/** The options of a filter, or of a bulk edit. */
export function useFilterOptions(field: Field | undefined): readonly FilterOption[] {
  const related = useRelated(field) ?? [];
  const known = field && !isFileField(field) ? valueFieldType(field).filter?.options(field) : [];
  return [...(known ?? []), ...related];
}
