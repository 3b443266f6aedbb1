import { defineStyle, HStack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import type { Sorting } from '@content/api/staff-contract';
import { attentionReasons, reasonsOf } from '@content/items/attention';
import { publishingStatuses } from '@content/items/publishing-status';
import { Select, SearchBox } from '../../admin-ui/forms';
import { shortReason } from '../../admin-ui/labels';
import { stateLabels } from '../../admin-ui/publishing-labels';
import { filterOptions, type StaffQuery } from './staff-query';

const sortingLabels: Readonly<Record<Sorting, string>> = {
  site: 'As on the site',
  newest: 'Newest first',
  changed: 'Last changed first',
  title: 'By title',
};

export interface ListToolsProps {
  readonly type: ContentTypeDefinition;
  readonly query: StaffQuery;
  /** Told what is wanted now. `typing` is true while a word is being typed: no step of the history each. */
  readonly onQuery: (query: StaffQuery, typing: boolean) => void;
}

/** No wider than their choices mostly are: at a desk all of them stand in one row. */
const select = defineStyle({
  flex: { base: '1 1 9rem', sm: '0 0 auto' },
  width: { sm: 'auto' },
  maxWidth: { sm: '10.5rem' },
});

export function ListTools({ type, query, onQuery }: ListToolsProps) {
  const narrowing = [
    ...(type.filters ?? []).map((name) => ({
      label: type.fields[name]?.label ?? name,
      value: query.filters[name],
      options: filterOptions(type, name),
      with: (value: string) => ({ filters: { ...query.filters, [name]: value } }),
    })),
    {
      label: 'State',
      value: query.state,
      options: publishingStatuses.map((value) => ({ value, label: stateLabels[value] })),
      with: (value: string) => ({ state: publishingStatuses.find((state) => state === value) }),
    },
    {
      label: 'Attention',
      value: query.attention,
      options: reasonsOf(type).map((value) => ({ value, label: shortReason(value) })),
      with: (value: string) => ({ attention: attentionReasons.find((reason) => reason === value) }),
    },
  ];
  return (
    <HStack
      wrap="wrap"
      gap="3"
      as="form"
      role="search"
      aria-label={type.label.many}
      onSubmit={(event: React.SubmitEvent) => event.preventDefault()}
    >
      <SearchBox q={query.q} onSearch={(q) => onQuery({ ...query, q }, true)} />
      {narrowing.map(({ label, value = '', options, with: change }) => (
        <Select
          key={label}
          aria-label={label}
          css={select}
          value={value}
          onChange={({ target }) => onQuery({ ...query, ...change(target.value) }, false)}
          empty={`${label}: all`}
          options={options}
        />
      ))}
      <Select
        aria-label="Sort"
        css={select}
        value={query.sort}
        onChange={(event) => onQuery({ ...query, sort: event.target.value as Sorting }, false)}
        options={Object.entries(sortingLabels).map(([value, label]) => ({ value, label }))}
      />
    </HStack>
  );
}
