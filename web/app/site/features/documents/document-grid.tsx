import { chakra } from '@chakra-ui/react';
import { documentFacts } from '@content/document-facts';
import { pagePath, type TypeWithPages } from '@content/item';
import { CardLink } from '../../../components/card';
import { DateLine } from '../../../components/date-line';
import { languageOf } from '../../../components/text';
import { shorten } from '../../../data/shorten';
import { DocumentCover, type CoveredPath } from './document-cover';
import { documentItem, type DocumentSource } from './document-item';
import { getTexts } from '../../../texts';

/** How wide a cover is at most: the `sizes` of an image. */
const GRID_COVER = '(min-width: 75rem) 11rem, 6.5rem';

const Shelf = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
      lg: 'repeat(2, minmax(0, 1fr))',
    },
    columnGap: { base: '8', lg: '12' },
    rowGap: { base: '8', md: '12' },
  },
  variants: { layout: { shelf: {}, row: { gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' } } } },
});

const Entry = chakra('article', {
  base: {
    position: 'relative',
    height: 'full',
    // Beside the cover while a word of the title has room there, below it where the letters are large.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    '& > [data-cover]': { flex: 'none', width: { base: '6.5rem', lg: '11rem' } },
    '& > div': { flex: '1 1 9rem', minWidth: '0' },
    gap: { base: '5', lg: '8' },
    overflowWrap: 'anywhere',
    _print: { display: 'block' },
    '& [data-cover]': { transition: 'transform 250ms, box-shadow 250ms' },
    _hover: {
      '& h2, & h3': { color: 'link.body' },
      '& [data-cover]': { transform: 'translateY(-4px)', boxShadow: 'panel' },
    },
  },
  variants: {
    layout: {
      shelf: {},
      row: { '& > [data-cover]': { width: { lg: '6.5rem' } }, gap: { lg: '5' } },
    },
  },
});

interface DocumentGridProps {
  readonly type: TypeWithPages & { readonly path: CoveredPath };
  readonly items: readonly DocumentSource[];
  /** The level that fits the page's outline. */
  readonly heading?: 'h2' | 'h3';
  /** A whole shelf with large covers, or one row of small ones. */
  readonly layout?: 'shelf' | 'row';
}

/** Documents with their covers; each says what kind of file it leads to. */
export function DocumentGrid({ type, items, heading = 'h2', layout = 'shelf' }: DocumentGridProps) {
  const entries = items.map((item) => ({ ...documentItem(type, item), to: pagePath(type, item) }));
  return (
    <Shelf layout={layout}>
      {entries.map(({ id, title, description, date, file, to }) => (
        <li key={id} data-entry>
          <Entry layout={layout}>
            <DocumentCover kind={type.path} title={title} file={file} sizes={GRID_COVER} />
            <chakra.div css={{ paddingTop: { base: '0', lg: layout === 'shelf' ? '3' : '0' } }}>
              <DateLine css={{ fontSize: 'sm' }} date={date} />
              <chakra.h2
                as={heading}
                css={{
                  fontSize: { base: 'lg', lg: layout === 'shelf' ? 'xl' : 'lg' },
                  marginTop: '1',
                }}
                lang={languageOf(title)}
              >
                <CardLink to={to}>{title}</CardLink>
              </chakra.h2>
              <chakra.p css={{ color: 'fg.muted', marginTop: '2' }} lang={languageOf(description)}>
                {shorten(description)}
              </chakra.p>
              {file ? (
                <chakra.p css={{ fontSize: 'sm', marginTop: '3' }}>
                  {documentFacts(file, getTexts().document.pages)}
                </chakra.p>
              ) : null}
            </chakra.div>
          </Entry>
        </li>
      ))}
    </Shelf>
  );
}
