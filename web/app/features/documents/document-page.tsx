import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { Icon } from '../../components/icons';
import { Container, textLink } from '../../components/layout';
import { DateLine } from '../../components/date-line';
import { PageHead } from '../../components/page-head';
import { languageOf, paragraphs } from '../../components/text';
import { preloadLetters } from '../../theme/fonts';
import type { DocumentItem } from './document-item';
import { DocumentLink } from './document-link';

interface DocumentPageProps {
  readonly item: DocumentItem;
  readonly back: { readonly to: string; readonly label: string };
  /** The text of the link to the file. */
  readonly open: string;
}

/** One publication or format: what it is, and the link to its file. */
export function DocumentPage({ item, back, open }: DocumentPageProps) {
  const { title, description, date, file, address } = item;
  preloadLetters(title, 700, 'high');
  preloadLetters(description, 400, 'high');
  return (
    <Container
      width="reading"
      paddingTop={{ base: '6', md: '12' }}
      paddingBottom="band"
      overflowWrap="anywhere"
    >
      <PageHead title={title} description={description} type="article" />
      <chakra.span
        data-screen-only
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
      <chakra.h1
        fontSize="3xl"
        letterSpacing="tight"
        lineHeight="tight"
        marginTop="2"
        lang={languageOf(title)}
      >
        {title}
      </chakra.h1>
      <DateLine date={date} marginTop="4" />
      <chakra.div marginTop="6" marginBottom="8" lang={languageOf(description)}>
        {paragraphs(description).map((text, i) => (
          <chakra.p key={i} marginBottom="4" whiteSpace="pre-line">
            {text}
          </chakra.p>
        ))}
      </chakra.div>
      {address === undefined ? null : <DocumentLink url={address} file={file} label={open} />}
    </Container>
  );
}
