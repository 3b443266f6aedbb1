import { defineStyle, HStack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import type { Sorting } from '@content/api/staff-contract';
import type { ComponentProps } from 'react';
import { attentionReasons, reasonsOf } from '@content/items/attention';
import { listedStatuses } from '@content/items/publishing-status';
import { shortReason } from '@content/items/overview-texts';
import { Select, SearchBox } from '../../admin-ui/forms';
import { stateLabels } from '../../admin-ui/publishing-labels';
import { useFilterOptions } from '../queries/use-related';
import type { StaffQuery } from '../queries/staff-query';

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

function FilterSelect({
  type,
  name,
  ...props
}: ComponentProps<'select'> & Pick<ListToolsProps, 'type'> & { readonly name: string }) {
  const options = useFilterOptions(type, name);
  const { label = name, type: fieldType } = type.fields[name] ?? {};
  // Its longest title would widen it.
  const css = fieldType === 'relation' ? { ...select, maxWidth: { sm: '8.25rem' } } : select;
  return <Select {...props} aria-label={label} css={css} empty={`${label}: all`} options={options} />;
}

export function ListTools({ type, query, onQuery }: ListToolsProps) {
  const narrowing = [
    {
      label: 'State',
      value: query.state,
      options: listedStatuses
        .filter((value) => value !== 'template' || type.template)
        .map((value) => ({ value, label: stateLabels[value] })),
      with: (value: string) => ({ state: listedStatuses.find((state) => state === value) }),
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
      {(type.filters ?? []).map((name) => (
        <FilterSelect
          key={name}
          type={type}
          name={name}
          value={query.filters[name] ?? ''}
          onChange={({ target }) =>
            onQuery({ ...query, filters: { ...query.filters, [name]: target.value } }, false)
          }
        />
      ))}
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
