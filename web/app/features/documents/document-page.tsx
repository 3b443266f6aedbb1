import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { Icon } from '../../components/icons';
import { Container, textLink } from '../../components/layout';
import { DateLine } from '../../components/date-line';
import { PageHead } from '../../components/page-head';
import { languageOf, paragraphs } from '../../components/text';
import { DocumentCover, type CoveredPath } from './document-cover';
import type { DocumentItem } from './document-item';
import { DocumentLink } from './document-link';
import { DocumentSpread } from './document-spread';

interface DocumentPageProps {
  readonly kind: CoveredPath;
  readonly item: DocumentItem;
  readonly back: { readonly to: string; readonly label: string };
  /** The text of the link to the file. */
  readonly open: string;
}

/** One publication or format: what it is, and the link to its file. */
export function DocumentPage({ kind, item, back, open }: DocumentPageProps) {
  const { title, description, date, file, address } = item;
  return (
    <Container paddingTop={{ base: '4', md: '8' }} paddingBottom="band" overflowWrap="anywhere">
      <PageHead title={title} description={description} type="article" />
      <chakra.span
        css={textLink}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minHeight="target"
        asChild
      >
        <Link to={back.to}>
          <Icon name="chevronLeft" />
          {back.label}
        </Link>
      </chakra.span>
      <DocumentSpread marginTop="4" cover={<DocumentCover kind={kind} title={title} />}>
        <chakra.h1 fontSize="3xl" letterSpacing="tight" lineHeight="tight" lang={languageOf(title)}>
          {title}
        </chakra.h1>
        <DateLine date={date} marginTop="3" />
        <chakra.div marginTop="5" marginBottom="8" lang={languageOf(description)}>
          {paragraphs(description).map((text, i) => (
            <chakra.p key={i} marginBottom="4" whiteSpace="pre-line">
              {text}
            </chakra.p>
          ))}
        </chakra.div>
        {address === undefined ? null : <DocumentLink url={address} file={file} label={open} />}
      </DocumentSpread>
    </Container>
  );
}
