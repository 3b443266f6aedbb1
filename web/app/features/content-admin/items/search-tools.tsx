import { HStack, Input } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PAUSE_MS, Select } from '../../admin-ui/forms';
import { type Choice, readQuery } from '../queries/staff-query';
import { useFilterOptions } from '../queries/use-related';

/** The search box keeps its own text, so that typing never waits for the list. */
function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q);
  const asked = useRef(q);
  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q; // Back or Forward, or 'Show all': something else is asked for now
    setText(q);
  }, [q]);
  const search = useEffectEvent(() => {
    asked.current = text.trim();
    onSearch(asked.current);
  });
  useEffect(() => {
    if (text.trim() === asked.current.trim()) return undefined;
    const timer = window.setTimeout(search, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <Input
      type="search"
      aria-label="Search"
      placeholder="Search"
      css={{ flex: '1 1 12.5rem' }}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

interface ChoiceSelectProps {
  readonly choice: Choice;
  /** At a desk all of them stand in one row. */
  readonly isOneOfMany: boolean;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function ChoiceSelect({ choice, isOneOfMany, value, onValue }: ChoiceSelectProps) {
  const { label, empty, options, field } = choice;
  const ofField = useFilterOptions(field);
  return (
    <Select
      aria-label={label}
      css={{
        flex: { base: '1 1 9rem', sm: '0 0 auto' },
        width: { sm: 'auto' },
        // The longest title would widen it.
        maxWidth: { sm: field?.type === 'relation' ? '9.5rem' : isOneOfMany ? '10.5rem' : 'none' },
      }}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      empty={empty}
      options={options ?? ofField}
    />
  );
}

interface SearchToolsProps {
  /** Their name for screen readers. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly query: URLSearchParams;
  /** `isTyping`: a word is being typed, which adds no entry to the history. */
  readonly onQuery: (query: URLSearchParams, isTyping: boolean) => void;
}

/** Searches and narrows a list. */
export function SearchTools({ label, choices, query, onQuery }: SearchToolsProps) {
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    onQuery(readQuery(next, choices), name === 'q');
  };
  return (
    <HStack
      wrap="wrap"
      gap="3"
      role="search"
      aria-label={label}
      onKeyDown={(event: React.KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
    >
      <SearchBox q={query.get('q') ?? ''} onSearch={(q) => change('q', q)} />
      {choices.map((choice) => (
        <ChoiceSelect
          key={choice.name}
          choice={choice}
          isOneOfMany={choices.length > 3}
          value={query.get(choice.name) ?? ''}
          onValue={(value) => change(choice.name, value)}
        />
      ))}
    </HStack>
  );
}
