import { defineStyle, HStack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import type { Sorting } from '@content/api/staff-contract';
import { attentionReasons, reasonsOf } from '@content/items/attention';
import { publishingStatuses } from '@content/items/publishing-status';
import { shortReason } from '@content/items/overview-texts';
import { Select, SearchBox } from '../../admin-ui/forms';
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
        <Select
          key={name}
          aria-label={type.fields[name]?.label}
          css={select}
          value={query.filters[name] ?? ''}
          onChange={(event) =>
            onQuery({ ...query, filters: { ...query.filters, [name]: event.target.value } }, false)
          }
          empty={`${type.fields[name]?.label ?? name}: all`}
          options={filterOptions(type, name)}
        />
      ))}
      <Select
        aria-label="State"
        css={select}
        value={query.state ?? ''}
        onChange={(event) =>
          onQuery(
            { ...query, state: publishingStatuses.find((state) => state === event.target.value) },
            false,
          )
        }
        empty="State: all"
        options={publishingStatuses.map((value) => ({ value, label: stateLabels[value] }))}
      />
      <Select
        aria-label="Attention"
        css={select}
        value={query.attention ?? ''}
        onChange={(event) =>
          onQuery(
            { ...query, attention: attentionReasons.find((reason) => reason === event.target.value) },
            false,
          )
        }
        empty="Attention: all"
        options={reasonsOf(type).map((value) => ({ value, label: shortReason(value) }))}
      />
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
