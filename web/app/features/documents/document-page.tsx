import { css } from '#styled-system/css';
import { Link } from 'react-router';
import { Icon } from '../../components/icons';
import { Container, textLink } from '../../components/layout';
import { DateLine } from '../../components/date-line';
import { PageHead } from '../../components/page-head';
import { languageOf } from '../../components/text';
import { TextBlocks } from '../../components/blocks';
import { DocumentCover, type CoveredPath } from './document-cover';
import type { DocumentItem } from './document-item';
import { DocumentLink } from './document-link';
import { DocumentSpread, SPREAD_COVER } from './document-spread';

interface DocumentPageProps {
  readonly kind: CoveredPath;
  readonly item: DocumentItem;
  readonly back: { readonly to: string; readonly label: string };
  /** The text of the link to the file. */
  readonly open: string;
}

/** One publication or format: what it is, and the link to its file. */
export function DocumentPage({ kind, item, back, open }: DocumentPageProps) {
  const { title, description, blocks, date, file, address, share } = item;
  return (
    <Container css={{ paddingTop: { base: '4', md: '8' }, paddingBottom: 'band', overflowWrap: 'anywhere' }}>
      <PageHead title={title} description={description} type="article" share={share} />
      <Link
        className={css(textLink, {
          display: 'inline-flex',
          alignItems: 'center',
          gap: '1',
          minHeight: 'target',
        })}
        to={back.to}
      >
        <Icon name="chevronLeft" />
        {back.label}
      </Link>
      <DocumentSpread
        css={{ marginTop: '4' }}
        cover={<DocumentCover kind={kind} title={title} file={file} sizes={SPREAD_COVER} />}
      >
        <h1
          className={css({ fontSize: '3xl', letterSpacing: 'tight', lineHeight: 'tight' })}
          lang={languageOf(title)}
        >
          {title}
        </h1>
        <DateLine css={{ marginTop: '3' }} date={date} />
        <div className={css({ marginTop: '5', marginBottom: '8' })} lang={languageOf(description)}>
          <TextBlocks blocks={blocks} gap="4" />
        </div>
        {address === undefined ? null : <DocumentLink url={address} file={file} label={open} />}
      </DocumentSpread>
    </Container>
  );
}
