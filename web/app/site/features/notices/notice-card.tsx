import { chakra } from '@chakra-ui/react';
import { addressOf, documentsOf, hasPage, picturesOf, timesOf } from '@content/items/item';
import { blocksOf } from '@content/texts/rich-text';
import { notice as noticeType } from '@site/types/notice';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { AttachmentList } from '../../../components/attachment-list';
import { TextBlocks } from '../../../components/blocks';
import { card } from '../../../theme/recipes';
import { Picture } from '../../../components/picture';
import { dayParts, languageOf } from '../../../components/text';
import type { ListedAt } from '../../../data/pages/listed';
import { shorten } from '../../../data/formats/shorten';
import { useToday } from '../../../data/device/use-today';
import { ClosingTag, tags } from './closing-tag';
import { dayOf, factsBeside, type NoticeDay } from './closing-labels';
import { getTexts } from '../../../texts';

const action = { color: 'link.body', fontWeight: 'bold' } as const;

/** A day, a text and a small picture, for which phones have no room. */
const Rows = chakra('ul', {
  base: {
    '& [data-entry]': {
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      containerType: 'inline-size',
      '&:last-of-type': { borderBottomWidth: '1px' },
    },
    '& article': {
      ...card,
      '& [data-part=beginning]': { color: 'fg.muted', marginTop: '1' },
      display: 'grid',
      gridTemplateColumns: { base: '4.5rem minmax(0, 1fr)', sm: '5.5rem minmax(0, 1fr) 10rem' },
      columnGap: { base: '4', sm: '6' },
      rowGap: '3',
      alignItems: 'start',
      paddingBlock: { base: '5', md: '6', _print: '3' },
      overflowWrap: 'break-word',
      // Large letters on a phone leave no room for columns.
      '@container (max-width: 17rem)': {
        display: 'flex',
        flexDirection: 'column',
        '& time': { minWidth: '6rem' },
      },
    },
    // The main day, as a leaf of a calendar.
    '& time': {
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
      '& span': {
        width: 'full',
        paddingBlock: '1',
        textAlign: 'center',
        fontWeight: 'bold',
        background: 'bg.dark',
        color: 'fg.onDark',
      },
      '& b': { fontSize: '2xl', marginTop: '1' },
    },
    '& time[data-over]': { '&, & span': { color: 'fg.muted' }, '& span': { background: 'bg.band' } },
    '& [data-part=text]': {
      gridColumn: '2 / -1',
      '&:not(:last-child)': { gridColumn: { sm: '2' } },
    },
    '& [data-part=tags]': tags,
    '& [data-part=title]': { fontSize: 'xl', maxWidth: '42rem', '&:not(:first-child)': { marginTop: '1' } },
    '& [data-part=facts]': {
      marginTop: '2',
      fontSize: 'sm',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      // A long fact begins a new line.
      '& span': { maxWidth: 'full' },
    },
    '& [data-part=picture]': { display: { base: 'none', sm: 'block' }, gridColumn: '3' },
    // A notice without a page of its own unfolds to its whole text.
    '& details': { marginTop: '2' },
    '& summary': {
      cursor: 'pointer',
      color: 'fg.muted',
      listStyleType: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& b': action,
    },
    '& details[open] [data-when=closed], & details:not([open]) [data-when=open]': { display: 'none' },
    '& [data-part=whole]': { marginTop: '3', maxWidth: 'reading', scrollMarginTop: '12rem' },
  },
  variants: {
    isShort: { true: { '& [data-part=title]': { fontSize: 'lg' } } },
  },
});

function DayTile({ what, day }: NoticeDay) {
  const { date, month, year } = dayParts(day);
  const isOver = what === 'closed' || what === 'held';
  return (
    <time dateTime={day} data-over={isOver || undefined}>
      <span>{getTexts().notices.tile[what]} </span>
      <b>{date} </b>
      {month} {year}
    </time>
  );
}

function Unfolding({ notice, isOpen }: { notice: ListedAt<'notices'>; isOpen: boolean | undefined }) {
  const { description } = notice;
  const { readAll, showLess } = getTexts().notices;
  return (
    <details open={isOpen} lang={languageOf(description)}>
      <summary>
        <span data-when="closed">{shorten(description)} </span>
        <b data-when="closed">{readAll}</b>
        <b data-when="open">{showLess}</b>
      </summary>
      {/* A link to its id opens it, also without a script. */}
      <div data-part="whole" id={notice._id}>
        <TextBlocks blocks={blocksOf(notice, 'description')} gap="3" level={3} />
      </div>
    </details>
  );
}

interface NoticeCardProps {
  readonly notice: ListedAt<'notices'>;
  /** The level that fits the page's outline. */
  readonly heading?: 'h2' | 'h3' | undefined;
  /** Unfolds the whole text of a notice without a page. */
  readonly isOpen?: boolean;
  /** Shows its day, its tags and its title alone. */
  readonly isShort?: boolean | undefined;
  /** Stands below its text. */
  readonly end?: ((notice: ListedAt<'notices'>) => ReactNode) | undefined;
}

/** A notice in a list: its day, title, beginning and facts. */
function NoticeCard({ notice, heading: Heading = 'h2', isOpen, isShort = false, end }: NoticeCardProps) {
  const { title, description } = notice;
  const today = useToday();
  const { createdAt } = timesOf(notice);
  const day = dayOf(notice, createdAt, today);
  const facts = isShort ? [] : factsBeside(day, notice, createdAt, today);
  const isReadHere = !isShort && !hasPage(noticeType, notice);
  const picture = isShort ? undefined : picturesOf(notice, 'image')[0];
  return (
    <article>
      {day ? <DayTile {...day} /> : <span />}
      <div data-part="text">
        <ClosingTag notice={notice} isDayShown />
        <Heading data-part="title" lang={languageOf(title)}>
          {isReadHere ? title : <Link to={addressOf(noticeType, notice)}>{title}</Link>}
        </Heading>
        {isReadHere ? (
          <Unfolding notice={notice} isOpen={isOpen} />
        ) : isShort ? null : (
          <p data-part="beginning" lang={languageOf(description)}>
            {shorten(description)}
          </p>
        )}
        {facts.length > 0 ? (
          <p data-part="facts">
            {facts.map((fact) => (
              <Fragment key={fact}>
                <span lang={languageOf(fact)}>{fact}</span>{' '}
              </Fragment>
            ))}
          </p>
        ) : null}
        {isReadHere ? <AttachmentList documents={documentsOf(notice, 'attachments')} /> : null}
        {end?.(notice)}
      </div>
      {picture ? (
        <div data-part="picture">
          <Picture picture={picture} alt="" ratio={3 / 2} frameWidth="10rem" />
        </div>
      ) : null}
    </article>
  );
}

/** A single notice, unfolded if it has no page. */
export const OpenNotice = ({ notice }: Pick<NoticeCardProps, 'notice'>) => (
  <Rows as="div" marginBottom="8">
    <NoticeCard notice={notice} isOpen />
  </Rows>
);

interface NoticeListProps extends Pick<NoticeCardProps, 'heading' | 'isShort' | 'end'> {
  readonly items: readonly ListedAt<'notices'>[];
  /** The id of a notice that the page shows elsewhere. */
  readonly without?: string | null;
}

export function NoticeList({ items, without, ...look }: NoticeListProps) {
  return (
    <Rows isShort={look.isShort}>
      {items.map((notice) =>
        notice._id === without ? null : (
          <li key={notice._id} data-entry>
            <NoticeCard notice={notice} {...look} />
          </li>
        ),
      )}
    </Rows>
  );
}
