import { chakra } from '@chakra-ui/react';
import { documentFacts } from '@content/files/document-facts';
import { pagePath, timesOf, type TypeWithPages } from '@content/items/item';
import { Link } from 'react-router';
import { card } from '../../../theme/recipes';
import { DateLine } from '../../../components/date-line';
import { languageOf } from '../../../components/text';
import { shorten } from '../../../data/formats/shorten';
import { cover, DocumentCover, type CoveredPath } from './document-cover';
import type { DocumentSource } from './document-item';
import { getTexts } from '../../../texts';
import { itemTexts } from '../../item-texts';

const COVER_WIDTH = { base: '6.5rem', lg: '11rem' };

const Shelf = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
      lg: 'repeat(2, minmax(0, 1fr))',
    },
    columnGap: { base: '8', lg: '12' },
    rowGap: { base: '8', md: '12' },
    '& article': {
      ...card,
      height: 'full',
      // The words stand beside the cover; very large text moves them below it.
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      gap: { base: '5', lg: '8' },
      overflowWrap: 'anywhere',
      _print: { display: 'block' },
    },
    '& [data-cover]': {
      ...cover,
      flex: 'none',
      width: COVER_WIDTH,
      transition: 'transform 250ms, box-shadow 250ms',
    },
    '& [data-part=words]': { flex: '1 1 9rem', minWidth: '0' },
    '& [data-date]': { fontSize: 'sm', color: 'fg.muted' },
    '& [data-part=title]': { fontSize: 'lg', marginTop: '1' },
    '& [data-part=facts]': { fontSize: 'sm', marginTop: '3' },
    '& article:hover [data-cover]': { transform: 'translateY(-4px)', boxShadow: 'panel' },
  },
  variants: {
    layout: {
      shelf: {
        lg: { '& [data-part=words]': { paddingTop: '3' }, '& [data-part=title]': { fontSize: 'xl' } },
      },
      row: {
        lg: {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          '& article': { gap: '5' },
          '& [data-cover]': { width: '6.5rem' },
        },
      },
    },
  },
});

interface DocumentGridProps {
  readonly type: TypeWithPages & { readonly path: CoveredPath };
  readonly items: readonly DocumentSource[];
  /** The level that fits the page's outline. */
  readonly heading?: 'h2' | 'h3' | 'h4';
  /** A shelf with large covers, or one row of small ones. */
  readonly layout?: 'shelf' | 'row';
}

/** Documents with their covers and the kinds of their files. */
export function DocumentGrid(props: DocumentGridProps) {
  const { type, items, heading: Heading = 'h2', layout = 'shelf' } = props;
  return (
    <Shelf layout={layout}>
      {items.map((item) => {
        const { title, description, documents } = itemTexts(type, item);
        const file = documents[0]?.file;
        return (
          <li key={item._id} data-entry>
            <article>
              <DocumentCover kind={type.path} title={title} file={file} width={COVER_WIDTH} />
              <div data-part="words">
                <DateLine date={timesOf(item).createdAt} />
                <Heading data-part="title" lang={languageOf(title)}>
                  <Link to={pagePath(type, item)}>{title}</Link>
                </Heading>
                <p data-part="beginning" lang={languageOf(description)}>
                  {shorten(description)}
                </p>
                {file ? <p data-part="facts">{documentFacts(file, getTexts().document.pages)}</p> : null}
              </div>
            </article>
          </li>
        );
      })}
    </Shelf>
  );
}
