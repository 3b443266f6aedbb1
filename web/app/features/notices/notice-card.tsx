import { chakra } from '@chakra-ui/react';
import type { ItemAt } from '@content';
import { Card } from '../../components/card';
import { dateInWords, languageOf, paragraphs, shorten } from '../../components/text';
import { preloadLetters } from '../../theme/fonts';
import { hasPage } from './has-page';

/** A notice without a picture has no page: its card unfolds to the whole text (decisions.md section 6). */
function UnfoldingCard({ notice }: { notice: ItemAt<'notices'> }) {
  const { title, description, createdAt } = notice;
  preloadLetters(title, 700);
  preloadLetters(shorten(description), 400);
  return (
    <chakra.article
      borderTopWidth="4px"
      borderColor="accent.mark"
      background="bg.raised"
      borderRadius="md"
      padding="6"
      overflowWrap="anywhere"
    >
      <chakra.p fontSize="sm" color="fg.muted">
        <time dateTime={createdAt}>{dateInWords(createdAt)}</time>
      </chakra.p>
      <chakra.h2 fontSize="xl" marginTop="1" lang={languageOf(title)}>
        {title}
      </chakra.h2>
      <chakra.details
        marginTop="2"
        lang={languageOf(description)}
        css={{ '&[open] [data-short]': { display: 'none' } }}
      >
        <chakra.summary
          cursor="pointer"
          color="fg.muted"
          listStyleType="none"
          css={{ '&::-webkit-details-marker': { display: 'none' } }}
        >
          <chakra.span data-short>{shorten(description)} </chakra.span>
          <chakra.span color="link.body" fontWeight="bold" css={{ 'details[open] &': { display: 'none' } }}>
            Read all
          </chakra.span>
          <chakra.span
            color="link.body"
            fontWeight="bold"
            css={{ display: 'none', 'details[open] &': { display: 'inline' } }}
          >
            Fold
          </chakra.span>
        </chakra.summary>
        {paragraphs(description).map((text, i) => (
          <chakra.p key={i} marginTop="3" whiteSpace="pre-line">
            {text}
          </chakra.p>
        ))}
      </chakra.details>
    </chakra.article>
  );
}

/** A notice in the list. */
export function NoticeCard({ notice, eager }: { notice: ItemAt<'notices'>; eager?: boolean }) {
  if (!hasPage(notice)) return <UnfoldingCard notice={notice} />;
  const { _id, title, description, createdAt, image, files } = notice;
  return (
    <Card
      title={title}
      text={description}
      date={createdAt}
      to={`/notices/${_id}`}
      picture={files.image?.[0]}
      address={image}
      eager={eager ?? false}
    />
  );
}
