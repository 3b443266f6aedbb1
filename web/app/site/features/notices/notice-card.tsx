import { defineStyle, chakra } from '@chakra-ui/react';
import { documentsOf, hasPage, pagePath, picturesOf, timesOf } from '@content/item';
import { blocksOf } from '@content/texts/tree';
import { notice as noticeType } from '@site/types/notice';
import { Fragment } from 'react';
import { AttachmentList } from '../../../components/attachment-list';
import { TextBlocks } from '../../../components/blocks';
import { CardLink } from '../../../components/card';
import { Picture } from '../../../components/picture';
import { dayParts, languageOf } from '../../../components/text';
import type { ListedAt } from '../../../data/listed';
import { shorten } from '../../../data/shorten';
import { useToday } from '../../../data/use-today';
import { ClosingTag } from './closing-tag';
import { dayOf, factsBeside, type NoticeDay } from './closing-labels';
import { getTexts } from '../../../texts';

const NoticeRows = chakra('ul', {
  base: {
    '& > li': { borderTopWidth: '1px', borderColor: 'border.subtle', containerType: 'inline-size' },
    '& > li:last-of-type': { borderBottomWidth: '1px' },
  },
});

/** A day, what a notice is about and a small picture; on phones the picture stands below the day. */
const Row = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '4.5rem minmax(0, 1fr)', sm: '5.5rem minmax(0, 1fr) 10rem' },
    gridTemplateRows: { base: 'auto 1fr', sm: 'auto' },
    columnGap: { base: '4', sm: '6' },
    rowGap: '3',
    alignItems: 'start',
    paddingBlock: { base: '5', md: '6', _print: '3' },
    overflowWrap: 'break-word',
    // Large letters on a phone leave no room for columns.
    '@container (max-width: 17rem)': {
      display: 'flex',
      flexDirection: 'column',
      '& > div:has(> picture)': { display: 'none' },
      '& > time': { minWidth: '6rem' },
    },
    '& img': { transition: 'transform 250ms' },
    _hover: { '& img': { transform: 'scale(1.03)' }, '& [data-card-title]': { color: 'link.body' } },
  },
});

/** The day that counts as a leaf of a calendar. */
function DayTile({ what, day, isOver }: NoticeDay & { isOver: boolean }) {
  const { date, month, year } = dayParts(day);
  return (
    <chakra.time
      css={{
        display: 'grid',
        justifyItems: 'center',
        lineHeight: 'tight',
        borderRadius: 'md',
        overflow: 'hidden',
        background: 'bg.raised',
        borderWidth: '1px',
        borderColor: 'border.subtle',
        paddingBottom: '2',
        fontSize: 'xs',
        color: isOver ? 'fg.muted' : 'fg.body',
      }}
      dateTime={day}
    >
      <chakra.span
        css={{
          width: 'full',
          paddingBlock: '1',
          textAlign: 'center',
          fontWeight: 'bold',
          background: isOver ? 'bg.band' : 'bg.dark',
          color: isOver ? 'fg.muted' : 'fg.onDark',
        }}
      >
        {getTexts().notices.tile[what]}{' '}
      </chakra.span>
      <chakra.span css={{ fontSize: '2xl', fontWeight: 'bold', marginTop: '1' }}>{date} </chakra.span>
      {month} {year}
    </chakra.time>
  );
}

/** A notice without a page of its own unfolds to its whole text. */
function Unfolding({ notice, isOpen }: { notice: ListedAt<'notices'>; isOpen: boolean | undefined }) {
  const { description } = notice;
  const action = defineStyle({ color: 'link.body', fontWeight: 'bold' });
  return (
    <chakra.details
      open={isOpen}
      css={{ marginTop: '2', '&[open] [data-short]': { display: 'none' } }}
      lang={languageOf(description)}
    >
      <chakra.summary
        css={{
          cursor: 'pointer',
          color: 'fg.muted',
          listStyleType: 'none',
          '&::-webkit-details-marker': { display: 'none' },
        }}
      >
        <span data-short>{shorten(description)} </span>
        <chakra.span css={[action, { 'details[open] &': { display: 'none' } }]}>
          {getTexts().notices.readAll}
        </chakra.span>
        <chakra.span css={[action, { display: 'none', 'details[open] &': { display: 'inline' } }]}>
          {getTexts().notices.showLess}
        </chakra.span>
      </chakra.summary>
      {/* Whoever is led here by its address finds it open, also without a script. */}
      <chakra.div id={notice._id} css={{ marginTop: '3', maxWidth: 'reading', scrollMarginTop: '12rem' }}>
        <TextBlocks blocks={blocksOf(notice, 'description')} gap="3" level={3} />
      </chakra.div>
    </chakra.details>
  );
}

interface NoticeCardProps {
  readonly notice: ListedAt<'notices'>;
  /** The level that fits the page's outline. */
  readonly heading?: 'h2' | 'h3' | undefined;
  /** The first of a page, whose picture is fetched at once. */
  readonly eager?: boolean | undefined;
  /** Its whole text is shown from the first, where it has no page of its own. */
  readonly isOpen?: boolean;
}

/** A notice in a list: its day, its title, the beginning of its text and what decides whether somebody reads on. */
export function NoticeCard({ notice, heading = 'h2', eager, isOpen }: NoticeCardProps) {
  const { title, description } = notice;
  const today = useToday();
  const { createdAt } = timesOf(notice);
  const shown = dayOf(notice, createdAt, today);
  const facts = factsBeside(notice, createdAt, today, shown);
  const isReadHere = !hasPage(noticeType, notice);
  const picture = picturesOf(notice, 'image')[0];
  return (
    <Row>
      {shown ? <DayTile {...shown} isOver={['closed', 'held'].includes(shown.what)} /> : <span />}
      <chakra.div
        css={{
          gridColumn: { base: '2', sm: picture ? '2' : '2 / -1' },
          gridRow: { base: '1 / -1', sm: 'auto' },
        }}
      >
        <ClosingTag notice={notice} isDayShown />
        <chakra.h2
          as={heading}
          css={{ fontSize: 'xl', maxWidth: '42rem', '&:not(:first-child)': { marginTop: '1' } }}
          data-card-title
          lang={languageOf(title)}
        >
          {isReadHere ? title : <CardLink to={pagePath(noticeType, notice)}>{title}</CardLink>}
        </chakra.h2>
        {isReadHere ? (
          <Unfolding notice={notice} isOpen={isOpen} />
        ) : (
          <chakra.p css={{ color: 'fg.muted', marginTop: '1' }} lang={languageOf(description)}>
            {shorten(description)}
          </chakra.p>
        )}
        {facts.length > 0 ? (
          <chakra.p css={{ marginTop: '2', fontSize: 'sm' }}>
            {facts.map((fact, i) => (
              <Fragment key={fact}>
                {/* A day or a phone number begins a line rather than being broken at its end. */}
                <chakra.span css={{ display: 'inline-block', maxWidth: 'full' }} lang={languageOf(fact)}>
                  {i < facts.length - 1 ? `${fact}\u00a0·` : fact}
                </chakra.span>{' '}
              </Fragment>
            ))}
          </chakra.p>
        ) : null}
        {isReadHere ? <AttachmentList documents={documentsOf(notice, 'attachments')} /> : null}
      </chakra.div>
      {picture ? (
        <chakra.div
          css={{
            overflow: 'hidden',
            borderRadius: 'md',
            background: 'bg.band',
            gridColumn: { base: '1', sm: '3' },
          }}
        >
          <Picture
            picture={picture}
            alt=""
            ratio={3 / 2}
            sizes="(min-width: 600px) 10rem, 4.5rem"
            eager={eager}
          />
        </chakra.div>
      ) : null}
    </Row>
  );
}

interface NoticeListProps extends Pick<NoticeCardProps, 'heading' | 'eager'> {
  readonly items: readonly ListedAt<'notices'>[];
  /** The id of one that the page shows elsewhere. */
  readonly without?: string | null;
}

/** Notices, one below the other. `eager` is about the first. */
export function NoticeList({ items, without, heading, eager }: NoticeListProps) {
  return (
    <NoticeRows>
      {items.map((notice, i) =>
        notice._id === without ? null : (
          <li key={notice._id} data-entry>
            <NoticeCard notice={notice} heading={heading} eager={eager && i === 0} />
          </li>
        ),
      )}
    </NoticeRows>
  );
}
