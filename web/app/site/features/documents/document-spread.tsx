import { chakra } from '@chakra-ui/react';
import type { ItemDocument } from '@content/items/item';
import type { Block } from '@content/texts/rich-text';
import type { ComponentProps, ReactNode } from 'react';
import { TextBlocks } from '../../../components/blocks';
import { languageOf } from '../../../components/text';
import { sectionTitle } from '../../../theme/recipes';
import { cover, type CoveredPath, DocumentCover } from './document-cover';
import { DocumentLink } from './document-link';

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
    '& [data-part=table]': {
      display: 'flex',
      justifyContent: 'center',
      paddingBlock: { base: '6', md: '12' },
      paddingInline: '6',
      borderRadius: 'lg',
      background: 'bg.band',
    },
    '& [data-cover]': { ...cover, width: { base: '8.5rem', sm: '11rem', md: '14rem' } },
    '& [data-part=words]': { minWidth: '0', paddingTop: { base: '0', md: '4' } },
    '& h1': { ...sectionTitle, maxWidth: 'none' },
    '& h2': sectionTitle,
    '& [data-date]': { color: 'fg.muted', marginTop: '3' },
    '& [data-note]': { marginTop: '3', fontSize: 'sm', color: 'fg.muted' },
    '& [data-part=text]': { marginTop: '5' },
    '& [data-part=document]': { marginTop: '8' },
  },
});

interface DocumentSpreadProps extends Pick<ComponentProps<typeof DocumentLink>, 'label' | 'isNamed'> {
  readonly marginTop?: string;
  readonly kind: CoveredPath;
  readonly title: string;
  /** The level that fits the page's outline. */
  readonly heading: 'h1' | 'h2';
  /** What stands below the title. */
  readonly facts: ReactNode;
  readonly blocks: readonly Block[];
  readonly document: ItemDocument | undefined;
  readonly children?: ReactNode;
}

/** A document as it lies on a table, with what there is to say of it and the link to its file beside it, on phones below. */
export function DocumentSpread(props: DocumentSpreadProps) {
  const { marginTop, kind, title, heading: Heading, facts, blocks, document, children, ...link } = props;
  return (
    <Spread marginTop={marginTop}>
      <div data-part="table" data-screen-only>
        <DocumentCover
          kind={kind}
          title={title}
          file={document?.file}
          sizes="(min-width: 900px) 14rem, (min-width: 600px) 11rem, 8.5rem"
        />
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
            <DocumentLink {...document} {...link} />
          </div>
        ) : null}
        {children}
      </div>
    </Spread>
  );
}
