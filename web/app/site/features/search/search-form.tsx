import { Button, chakra, Input } from '@chakra-ui/react';
import { MAX_SEARCH, searchedText } from '@content/api/contract';
import { type InputEvent, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { Icon } from '../../../components/icons';
import { readTitles } from '../../../data/pages/search';
import { searchTexts } from '../../texts/search';

/** The milliseconds without a keystroke before a search. */
const PAUSE_MS = 250;

const Search = chakra('search', {
  base: {
    display: 'block',
    maxWidth: '38rem',
    '& label': { display: 'block', fontWeight: 'bold', marginBottom: '2' },
    '& [data-part=field]': { display: 'flex', gap: '2' },
  },
});

/** The field of the search page. It searches while somebody types, and without a script by its button. */
export function SearchForm({ q }: { q: string }) {
  const texts = searchTexts();
  const submit = useSubmit();
  const timer = useRef(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back and forward change the query; so does typing, which the field already shows.
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement !== field) field.value = q;
  }, [q]);
  const isPrepared = useRef(false);
  /** Has the service worker store the titles, for searching offline. */
  const prepare = () => {
    if (isPrepared.current || !('serviceWorker' in navigator)) return;
    isPrepared.current = true;
    navigator.serviceWorker.ready.then(() => readTitles()).catch(() => undefined);
  };
  const onInput = ({ currentTarget: { form, value } }: InputEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    const typed = searchedText(value);
    timer.current = window.setTimeout(() => {
      if (typed !== q) void submit(form, { replace: q !== '', preventScrollReset: true });
    }, PAUSE_MS);
  };
  return (
    <Search>
      <Form action="/search" role="search" onSubmit={() => clearTimeout(timer.current)}>
        <label htmlFor="q">{texts.label}</label>
        <div data-part="field">
          <Input
            ref={input}
            id="q"
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={MAX_SEARCH}
            defaultValue={q}
            onInput={onInput}
            onFocus={prepare}
          />
          <Button type="submit" variant="solid" size="lg">
            <Icon name="search" />
            {texts.submit}
          </Button>
        </div>
      </Form>
    </Search>
  );
}
