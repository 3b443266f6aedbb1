import { css } from '#styled-system/css';
import { documentsOf, hasPage, pagePath, picturesOf, timesOf } from '@content/item';
import { blocksOf } from '@content/texts/tree';
import { notice as noticeType } from '@content/types/notice';
import { Card } from '../../components/card';
import { DateLine } from '../../components/date-line';
import { languageOf } from '../../components/text';
import { TextBlocks } from '../../components/blocks';
import { shorten } from '../../data/shorten';
import { useToday } from '../../data/use-today';
import type { ListedAt } from '../../data/listed';
import { AttachmentList } from '../../components/attachment-list';
import { ClosingTag } from './closing-tag';
import type { NoticeFacts } from './closing-words';
import { factsInLine } from './closing-words';

/** The facts of a notice that decide whether somebody reads on; nothing where it has none. */
function FactLine({ notice }: { notice: NoticeFacts }) {
  const line = factsInLine(notice, useToday());
  if (line === '') return null;
  return (
    <p className={css({ marginTop: '2', fontSize: 'sm' })} lang={languageOf(line)}>
      {line}
    </p>
  );
}

/** A notice without a picture has no page: its card unfolds to the whole text. */
function UnfoldingCard({ notice }: { notice: ListedAt<'notices'> }) {
  const { title, description } = notice;
  return (
    <article
      className={css({
        borderTopWidth: '4px',
        borderColor: 'accent.mark',
        background: 'bg.raised',
        borderRadius: 'md',
        padding: '6',
        maxWidth: 'reading',
        overflowWrap: 'anywhere',
      })}
    >
      <DateLine css={{ fontSize: 'sm' }} date={timesOf(notice).createdAt} />
      <ClosingTag notice={notice} />
      <h2 className={css({ fontSize: 'xl', marginTop: '1' })} lang={languageOf(title)}>
        {title}
      </h2>
      <details
        className={css({ marginTop: '2', '&[open] [data-short]': { display: 'none' } })}
        lang={languageOf(description)}
      >
        <summary
          className={css({
            cursor: 'pointer',
            color: 'fg.muted',
            listStyleType: 'none',
            '&::-webkit-details-marker': { display: 'none' },
          })}
        >
          <span data-short>{shorten(description)} </span>
          <span
            className={css({
              color: 'link.body',
              fontWeight: 'bold',
              'details[open] &': { display: 'none' },
            })}
          >
            Read all
          </span>
          <span
            className={css({
              color: 'link.body',
              fontWeight: 'bold',
              display: 'none',
              'details[open] &': { display: 'inline' },
            })}
          >
            Show less
          </span>
        </summary>
        {/* Whoever is led here by its address finds it open, also without a script. */}
        <div id={notice._id} className={css({ marginTop: '3', scrollMarginTop: '12rem' })}>
          <TextBlocks blocks={blocksOf(notice, 'description')} gap="3" level={3} />
        </div>
      </details>
      <FactLine notice={notice} />
      <AttachmentList documents={documentsOf(notice, 'attachments')} />
    </article>
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
      tags={<ClosingTag notice={notice} />}
      facts={<FactLine notice={notice} />}
      heading={heading}
      eager={eager}
      isNarrow={isNarrow}
    />
  );
}
