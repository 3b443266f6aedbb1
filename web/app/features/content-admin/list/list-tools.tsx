import type { ContentTypeDefinition } from '@content';
import type { Sorting } from '@content/contract';
import { publicationStates } from '@content/publication';
import { useEffect, useRef, useState } from 'react';
import { Input, Select } from '../../admin-ui/input-field';
import { stateLabels } from '../../admin-ui/publication-words';
import { Row } from '../../admin-ui/layout';
import { filterOptions } from '../items/filter-options';
import type { StaffQuery } from './staff-query';

const sortingLabels: Readonly<Record<Sorting, string>> = {
  site: 'As on the site',
  newest: 'Newest first',
  changed: 'Last changed first',
  title: 'By title',
};

/** After so many milliseconds without a key the search begins. */
const PAUSE_MS = 250;

export interface ListToolsProps {
  readonly type: ContentTypeDefinition;
  readonly query: StaffQuery;
  /** Told what is wanted now. `typing` is true while a word is being typed: no step of the history each. */
  readonly onQuery: (query: StaffQuery, typing: boolean) => void;
}

/** The search box keeps its own text, so that typing never waits for the list. */
function SearchBox({ query, onQuery }: Omit<ListToolsProps, 'type'>) {
  const [text, setText] = useState(query.q);
  const asked = useRef(query.q);
  useEffect(() => {
    if (query.q === asked.current) return;
    asked.current = query.q; // Back or Forward: the URL says something else now
    setText(query.q);
  }, [query.q]);
  useEffect(() => {
    if (text.trim() === asked.current.trim()) return undefined;
    const timer = window.setTimeout(() => {
      asked.current = text.trim();
      onQuery({ ...query, q: text }, true);
    }, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text, query, onQuery]);
  return (
    <Input
      type="search"
      aria-label="Search"
      placeholder="Search"
      flex="1 1 14rem"
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
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
      <SearchBox query={query} onQuery={onQuery} />
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
          onQuery({ ...query, state: publicationStates.find((state) => state === event.target.value) }, false)
        }
      >
        <option value="">State: all</option>
        {publicationStates.map((state) => (
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
