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
export function listChoices(type: ContentTypeDefinition): readonly Choice[] {
  const labels = (label: string) => ({ label, empty: `${label}: all` });
  const filters = (type.filters ?? []).map((name) => {
    const field = type.fields[name];
    return { name, ...labels(field?.label ?? name), field };
  });
  const statuses = listedStatuses.filter((status) => status !== 'template' || type.template);
  const states = statuses.map((value) => ({ value, label: stateLabels[value] }));
  const reasons = reasonsOf(type).map((value) => ({ value, label: shortReason(value) }));
  return [
    ...filters,
    { name: 'publication', ...labels('State'), options: states },
    { name: 'attention', ...labels('Attention'), options: reasons },
    { name: 'sort', label: 'Sort', empty: 'As on the site', options: optionsOf(sortingLabels) },
  ];
}
