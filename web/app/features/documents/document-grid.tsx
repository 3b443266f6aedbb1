import { chakra } from '@chakra-ui/react';
import { documentFacts } from '@content/document-facts';
import { pagePath, type TypeWithPages } from '@content/item';
import { CardGrid, CardLink } from '../../components/card';
import { DateLine } from '../../components/date-line';
import { Icon } from '../../components/icons';
import { languageOf, shorten } from '../../components/text';
import { preloadLetters } from '../../theme/fonts';
import { documentItem, type DocumentSource } from './document-item';

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

interface DocumentGridProps {
  readonly type: TypeWithPages;
  readonly items: readonly DocumentSource[];
}

/** Cards of documents; each says what kind of file it leads to. */
export function DocumentGrid({ type, items }: DocumentGridProps) {
  const cards = items.map((item) => ({ ...documentItem(type, item), to: pagePath(type, item) }));
  for (const { title, description } of cards) {
    preloadLetters(title, 700);
    preloadLetters(shorten(description), 400);
  }
  return (
    <CardGrid>
      {cards.map(({ id, title, description, date, file, to }) => (
        <li key={id} data-entry>
          <Sheet>
            <chakra.span color="accent.solid">
              <Icon name="file" size="2rem" />
            </chakra.span>
            <DateLine date={date} fontSize="sm" marginTop="3" />
            <chakra.h2 fontSize="xl" marginTop="1" lang={languageOf(title)}>
              <CardLink to={to}>{title}</CardLink>
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
