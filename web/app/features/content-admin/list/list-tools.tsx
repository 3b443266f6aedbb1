import type { ContentTypeDefinition } from '@content';
import type { Sorting } from '@content/contract';
import { publishingStatuses } from '@content/publishing-status';
import { Select } from '../../admin-ui/input-field';
import { stateLabels } from '../../admin-ui/publishing-labels';
import { Row } from '../../admin-ui/layout';
import { SearchBox } from '../../admin-ui/search-box';
import { filterOptions } from '../items/filter-options';
import type { StaffQuery } from './staff-query';

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

/** Search, filters and sorting of a list. */
export function ListTools({ type, query, onQuery }: ListToolsProps) {
  const select = { flex: { base: '1 1 9rem', sm: '0 0 auto' }, width: { sm: 'auto' } } as const;
  return (
    <Row
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
          {...select}
          value={query.filters[name] ?? ''}
          onChange={(event) =>
            onQuery({ ...query, filters: { ...query.filters, [name]: event.target.value } }, false)
          }
        >
          <option value="">{type.fields[name]?.label}: all</option>
          {filterOptions(type, name).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ))}
      <Select
        aria-label="State"
        {...select}
        value={query.state ?? ''}
        onChange={(event) =>
          onQuery(
            { ...query, state: publishingStatuses.find((state) => state === event.target.value) },
            false,
          )
        }
      >
        <option value="">State: all</option>
        {publishingStatuses.map((state) => (
          <option key={state} value={state}>
            {stateLabels[state]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Sort"
        {...select}
        value={query.sort}
        onChange={(event) => onQuery({ ...query, sort: event.target.value as Sorting }, false)}
      >
        {Object.entries(sortingLabels).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Row>
  );
}
