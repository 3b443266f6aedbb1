import { chakra } from '@chakra-ui/react';
import type { SearchPage, TextPart } from '@content/api/contract';
import { Link } from 'react-router';
import { DateLine } from '../../../components/date-line';
import { textLink, wholeCard } from '../../../theme/recipes';
import { languageOf } from '../../../components/text';
import { type NavigationLink, navigationLinks } from '../../navigation';
import { searchTexts } from '../../texts/search';
import { getTexts } from '../../../texts';

const Results = chakra('ol', {
  base: {
    maxWidth: 'wide',
    '& li': {
      position: 'relative',
      paddingBlock: '5',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      overflowWrap: 'anywhere',
    },
    '& [data-kind]': { display: 'flex', flexWrap: 'wrap', columnGap: '3', fontSize: 'sm', color: 'fg.muted' },
    '& h3': { fontSize: 'xl', marginTop: '1' },
    '& h3 a': { ...wholeCard, _hover: { color: 'link.body' } },
    '& [data-part=excerpt]': { marginTop: '1', color: 'fg.muted' },
    '& mark': { background: 'bg.warm', color: 'fg.body', fontWeight: 'bold', borderRadius: 'sm' },
  },
});

const PageLinks = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    '& a': { ...textLink, display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
  },
});

const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');

/** A text with its matches marked. */
const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isFound }, i) => (isFound ? <mark key={i}>{text}</mark> : text));

const Links = ({ to }: { to: readonly NavigationLink['to'][] }) => (
  <PageLinks>
    {to.map((path) => (
      <li key={path}>
        <Link to={path}>{getTexts().navigation.pages[path]}</Link>
      </li>
    ))}
  </PageLinks>
);

/** The pages of the menu whose name has a word of the query. */
function pagesNamed(q: string) {
  const { pages } = getTexts().navigation;
  const words = q
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 2);
  return navigationLinks
    .map(({ to }) => to)
    .filter((to) => words.some((word) => pages[to].toLowerCase().includes(word)));
}

/** The results, with their matches marked; without any, links that lead on. */
export function SearchResults({ q, found: { items, total, suggestion } }: { q: string; found: SearchPage }) {
  const texts = searchTexts();
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  const pages = pagesNamed(q);
  const isEmpty = total + pages.length === 0;
  return (
    <>
      <chakra.p role="status" css={{ marginBlock: '4' }}>
        {isEmpty ? texts.none(q) : texts.found(total + pages.length, items.length + pages.length)}
      </chakra.p>
      {pages.length > 0 && (
        <nav aria-label={texts.pages}>
          <Links to={pages} />
        </nav>
      )}
      {isEmpty ? (
        <>
          {suggestion !== undefined && (
            <chakra.p css={{ marginBottom: '4', '& a': textLink }}>
              {texts.suggestion} <Link to={`/search?q=${encodeURIComponent(suggestion)}`}>{suggestion}</Link>
            </chakra.p>
          )}
          <p>{texts.advice}</p>
          <Links to={['/notices', '/stories', '/programs', '/publications', '/formats', '/contact']} />
        </>
      ) : (
        <section>
          <chakra.h2 srOnly>{texts.results}</chakra.h2>
          <Results>
            {items.map(({ _id, path, title, excerpt, url, createdAt }) => {
              const kind = kinds[path] ?? '';
              return (
                <li key={path + _id}>
                  <div data-kind>
                    <span>{kind}</span>
                    <DateLine date={createdAt} />
                  </div>
                  <h3 lang={languageOf(textOf(title))}>
                    <Link to={url}>{title.length > 0 ? <Marked parts={title} /> : kind}</Link>
                  </h3>
                  <p data-part="excerpt" lang={languageOf(textOf(excerpt))}>
                    <Marked parts={excerpt} />
                  </p>
                </li>
              );
            })}
          </Results>
        </section>
      )}
    </>
  );
}
