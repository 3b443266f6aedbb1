import { chakra } from '@chakra-ui/react';
import { documentFacts } from '@content/files/document-facts';
import type { ItemDocument } from '@content/items/item';
import type { Block } from '@content/texts/rich-text';
import type { ReactNode } from 'react';
import { TextBlocks } from '../../../components/blocks';
import { Icon } from '../../../components/icons';
import { ButtonAnchor } from '../../../components/layout';
import { languageOf } from '../../../components/text';
import { getTexts } from '../../../texts';
import { sectionTitle } from '../../../theme/recipes';
import { cover, type CoveredPath, DocumentCover } from './document-cover';

const COVER_WIDTH = { base: '8.5rem', sm: '11rem', md: '14rem' };

const Spread = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: { base: '8', lg: '12' },
    rowGap: '6',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: '15rem minmax(0, 1fr)',
      md: '20rem minmax(0, 1fr)',
    },
    _print: { display: 'block' },
    '&:not(:first-child)': { marginTop: '4' },
    '& [data-part=table]': {
      display: 'flex',
      justifyContent: 'center',
      paddingBlock: { base: '6', md: '12' },
      paddingInline: '6',
      borderRadius: 'lg',
      background: 'bg.band',
    },
    '& [data-cover]': { ...cover, width: COVER_WIDTH },
    '& [data-part=words]': { minWidth: '0', paddingTop: { base: '0', md: '4' } },
    '& h1': { ...sectionTitle, maxWidth: 'none' },
    '& h2': sectionTitle,
    '& [data-date]': { color: 'fg.muted', marginTop: '3' },
    '& [data-note]': { marginTop: '3', fontSize: 'sm', color: 'fg.muted' },
    '& [data-part=text]': { marginTop: '5' },
    '& [data-part=document]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '5',
      marginTop: '8',
      padding: { base: '5', sm: '6' },
      maxWidth: 'reading',
      borderRadius: 'lg',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      background: 'bg.raised',
      '& svg': { color: 'accent.solid' },
      '& p': { flex: '1 1 12rem', minWidth: '0', overflowWrap: 'anywhere' },
      '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
    },
  },
});

interface DocumentSpreadProps {
  readonly kind: CoveredPath;
  readonly title: string;
  /** The level that fits the page's outline; only below an `h1` is the file named. */
  readonly heading: 'h1' | 'h2';
  /** Stands below the title. */
  readonly facts: ReactNode;
  readonly blocks: readonly Block[];
  readonly document: ItemDocument | undefined;
  /** The text of the link to its file. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** A document's cover on a table, and beside it (below it on phones) its text and the link to its file. */
export function DocumentSpread(props: DocumentSpreadProps) {
  const { kind, title, heading: Heading, facts, blocks, document, label, children } = props;
  const file = document?.file;
  return (
    <Spread>
      <div data-part="table" data-screen-only>
        <DocumentCover kind={kind} title={title} file={file} width={COVER_WIDTH} />
      </div>
      <div data-part="words">
        <Heading lang={languageOf(title)}>{title}</Heading>
        {facts}
        {blocks.length > 0 ? (
          <div data-part="text">
            <TextBlocks blocks={blocks} gap="4" level={Heading === 'h1' ? 2 : 3} />
          </div>
        ) : null}
        {document ? (
          <div data-part="document">
            <Icon name="file" size="2.75rem" />
            {file ? (
              <p>
                {Heading === 'h1' ? <strong lang={languageOf(file.name)}>{file.name}</strong> : null}
                <small>{documentFacts(file, getTexts().document.pages)}</small>
              </p>
            ) : null}
            <ButtonAnchor data-screen-only href={document.url}>
              {label}
            </ButtonAnchor>
          </div>
        ) : null}
        {children}
      </div>
    </Spread>
  );
}
