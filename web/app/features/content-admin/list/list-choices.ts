import type { ContentTypeDefinition } from '@content';
import type { Sorting } from '@content/api/staff-contract';
import { reasonsOf } from '@content/items/attention';
import { shortReason } from '@content/items/overview-texts';
import { listedStatuses } from '@content/items/publishing-status';
import { stateLabels } from '../../admin-ui/publishing-labels';
import { type Choice, optionsOf } from '../queries/staff-query';

const sortingLabels: Readonly<Record<Exclude<Sorting, 'site'>, string>> = {
  newest: 'Newest first',
  changed: 'Last changed first',
  title: 'By title',
};

/** What the list of a type can be narrowed to, and sorted by. */
export function choicesOf(type: ContentTypeDefinition): readonly Choice[] {
  const filters = (type.filters ?? []).map((name) => {
    const field = type.fields[name];
    const label = field?.label ?? name;
    return { name, label, empty: `${label}: all`, field };
  });
  const statuses = listedStatuses.filter((status) => status !== 'template' || type.template);
  return [
    ...filters,
    {
      name: 'publication',
      label: 'State',
      empty: 'State: all',
      options: statuses.map((value) => ({ value, label: stateLabels[value] })),
    },
    {
      name: 'attention',
      label: 'Attention',
      empty: 'Attention: all',
      options: reasonsOf(type).map((value) => ({ value, label: shortReason(value) })),
    },
    { name: 'sort', label: 'Sort', empty: 'As on the site', options: optionsOf(sortingLabels) },
  ];
}
