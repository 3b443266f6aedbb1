import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Input } from './input-field';

/** After so many milliseconds without a key the search begins. */
const PAUSE_MS = 250;

export interface SearchBoxProps {
  /** The words that are asked for now. */
  readonly q: string;
  /** Told what is typed, after a pause. */
  readonly onSearch: (q: string) => void;
}

/** The search box keeps its own text, so that typing never waits for the list. */
export function SearchBox({ q, onSearch }: SearchBoxProps) {
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
      flex="1 1 14rem"
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
