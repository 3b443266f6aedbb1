import { contentTypeAt, type ContentTypeDefinition, type Field, isFileField } from '@content';
import { valueKind } from '@content/kinds/registry';
import { publishingStateIn } from '@content/items/publishing-status';
import type { RelationField } from '@content/kinds/relation';
import type { InputValue } from '@content/kinds/kind';
import { useId, useState } from 'react';
import { titleOf } from '../../admin-ui/labels';
import { badgeOf } from '../../admin-ui/publishing-labels';
import type { FilterOption } from '../list/staff-query';
import { allItemsRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import type { ViewOf, WidgetProps } from './kind-view';
import { LineWidget } from './value-kinds';

/** Stands for a value that is not given. */
export const NOTHING = 'Nothing';
const NONE = { key: ['none'], read: () => Promise.resolve([]) };

/** The items that a field can refer to, by their titles, and whether visitors see them; null until they are read, none for another kind. */
export function useRelated(field: Field | undefined) {
  const type = field?.kind === 'relation' ? contentTypeAt(field.relationTo) : undefined;
  const { key, read } = type ? allItemsRead(type.path) : NONE;
  // A form can do without: it is no failure of its screen.
  const { data } = useRead({ key, read: (signal) => read(signal).catch(() => null), onMount: true });
  if (!type || !data) return type ? null : [];
  return data.map((item) => {
    const { text = '' } = badgeOf(publishingStateIn(item)) ?? {};
    return { value: item._id, label: [titleOf(type, item), text && `(${text})`].filter(Boolean).join(' ') };
  });
}

/** What a list can be narrowed to, or its items be changed to, by one of its filters. */
export function useFilterOptions(type: ContentTypeDefinition, name: string): readonly FilterOption[] {
  const field = type.fields[name];
  const related = useRelated(field) ?? [];
  const known = field && !isFileField(field) ? valueKind(field).filter?.options(field) : [];
  return [...(known ?? []), ...related];
}

/** What `formatValue` or a form has of a value: an item by its title. */
export function ValueText({ field, text }: { readonly field: Field | undefined; readonly text: string }) {
  const related = useRelated(field);
  if (field?.kind !== 'relation' || text === NOTHING) return text;
  return related ? (related.find(({ value }) => value === text)?.label ?? 'Deleted') : '…';
}

/** Its title is typed, with those that fit offered by the browser; another text is refused when it is saved. */
function RelationWidget(props: WidgetProps<RelationField>) {
  const { field, value, onValue } = props;
  const related = useRelated(field);
  const [typed, setTyped] = useState('');
  const list = useId();
  const title = related?.find((item) => item.value === value)?.label ?? (related ? 'Deleted' : '…');
  const onTitle = (text: InputValue) => {
    setTyped(String(text));
    onValue(related?.find(({ label }) => label === text)?.value ?? text);
  };
  return (
    <>
      <LineWidget
        props={{ ...props, value: value === '' || value === typed ? value : title, onValue: onTitle }}
        list={list}
        readOnly={!related}
        placeholder="Type a part of its title"
      />
      <datalist id={list}>
        {related?.map((item) => (
          <option key={item.value} value={item.label} />
        ))}
      </datalist>
    </>
  );
}

/** An item of another type, chosen by its title. */
export const relation: ViewOf<'relation'> = {
  Widget: RelationWidget,
  Reading: ({ field, value }) => <ValueText field={field} text={String(value || NOTHING)} />,
};
