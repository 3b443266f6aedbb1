import { chakra } from '@chakra-ui/react';
import { hasPage, pagePath, picturesOf, timesOf } from '@content/item';
import { notice as noticeType } from '@content/types/notice';
import { Card } from '../../components/card';
import { DateLine } from '../../components/date-line';
import { languageOf, paragraphs } from '../../components/text';
import { shorten } from '../../data/shorten';
import type { ListedAt } from '../../data/listed';

/** A notice without a picture has no page: its card unfolds to the whole text. */
function UnfoldingCard({ notice }: { notice: ListedAt<'notices'> }) {
  const { title, description } = notice;
  return (
    <chakra.article
      borderTopWidth="4px"
      borderColor="accent.mark"
      background="bg.raised"
      borderRadius="md"
      padding="6"
      maxWidth="reading"
      overflowWrap="anywhere"
    >
      <DateLine date={timesOf(notice).createdAt} fontSize="sm" />
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
            Show less
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

interface NoticeCardProps {
  readonly notice: ListedAt<'notices'>;
  /** The level that fits the page's outline. */
  readonly heading?: 'h2' | 'h3';
  readonly eager?: boolean;
  /** In a grid that is no wider than an article. */
  readonly isNarrow?: boolean;
}

/** A notice in a list. */
export function NoticeCard({ notice, heading, eager, isNarrow }: NoticeCardProps) {
  if (!hasPage(noticeType, notice)) return <UnfoldingCard notice={notice} />;
  return (
    <Card
      title={notice.title}
      text={notice.description}
      date={timesOf(notice).createdAt}
      to={pagePath(noticeType, notice)}
      picture={picturesOf(notice, 'image')[0]}
      heading={heading}
      eager={eager}
      isNarrow={isNarrow}
    />
  );
}
