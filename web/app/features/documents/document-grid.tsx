import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { CardGrid } from '../../components/card';
import { Icon } from '../../components/icons';
import { dateInWords, languageOf, shorten } from '../../components/text';
import { documentFacts } from './document-facts';
import { preloadLetters } from '../../theme/fonts';
import type { DocumentItem } from './document-item';

const Sheet = chakra('article', {
  base: {
    position: 'relative',
    height: 'full',
    display: 'flex',
    flexDirection: 'column',
    padding: '6',
    borderRadius: 'md',
    background: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'accent.solid', '& h2': { color: 'link.body' } },
  },
});

/** Cards of documents; each says what file it leads to. */
export function DocumentGrid({ items, to }: { items: readonly DocumentItem[]; to: string }) {
  for (const { title, description } of items) {
    preloadLetters(title, 700);
    preloadLetters(shorten(description), 400);
  }
  return (
    <CardGrid>
      {items.map(({ id, title, description, date, file }) => (
        <li key={id} data-entry>
          <Sheet>
            <chakra.span color="accent.solid">
              <Icon name="file" size="2rem" />
            </chakra.span>
            <chakra.p fontSize="sm" color="fg.muted" marginTop="3">
              <time dateTime={date}>{dateInWords(date)}</time>
            </chakra.p>
            <chakra.h2 fontSize="xl" marginTop="1" lang={languageOf(title)}>
              <chakra.span _after={{ content: '""', position: 'absolute', inset: '0' }} asChild>
                <Link to={`${to}/${id}`}>{title}</Link>
              </chakra.span>
            </chakra.h2>
            <chakra.p color="fg.muted" marginTop="2" lang={languageOf(description)}>
              {shorten(description)}
            </chakra.p>
            {file ? (
              <chakra.p fontSize="sm" marginTop="auto" paddingTop="4">
                {documentFacts(file)}
              </chakra.p>
            ) : null}
          </Sheet>
        </li>
      ))}
    </CardGrid>
  );
}
