import { defineStyle } from '@chakra-ui/react';
import { addressOf, documentsOf, hasPage, picturesOf, timesOf } from '@content/items/item';
import { notice as noticeType } from '@site/types/notice';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { AttachmentList } from '../../../components/attachment-list';
import { Picture } from '../../../components/picture';
import { languageOf } from '../../../components/text';
import { useToday } from '../../../data/device/use-today';
import { shorten } from '../../../data/formats/shorten';
import type { ListedAt } from '../../../data/pages/listed';
import { card } from '../../../theme/recipes';
import { dayOf, factsBeside } from './closing-labels';
import { ClosingTag, tags } from './closing-tag';
import { DayTile, dayTile } from './day-tile';
import { UnfoldingText, unfoldingText } from './unfolding-text';

/** The look of a card (`article`), for the list around it: a day, a text and a small picture, for which phones have no room. */
export const noticeCard = defineStyle({
  ...card,
  display: 'grid',
  gridTemplateColumns: { base: '4.5rem minmax(0, 1fr)', sm: '5.5rem minmax(0, 1fr) 10rem' },
  columnGap: { base: '4', sm: '6' },
  rowGap: '3',
  alignItems: 'start',
  paddingBlock: { base: '5', md: '6', _print: '3' },
  overflowWrap: 'break-word',
  '& time': dayTile,
  // Very large text on a phone leaves no room for columns.
  '@container (max-width: 17rem)': {
    display: 'flex',
    flexDirection: 'column',
    '& time': { minWidth: '6rem' },
  },
  '& [data-part=text]': {
    gridColumn: '2 / -1',
    '&:not(:last-child)': { gridColumn: { sm: '2' } },
  },
  '& [data-part=tags]': tags,
  '& [data-part=title]': { fontSize: 'xl', maxWidth: '42rem', '&:not(:first-child)': { marginTop: '1' } },
  '& [data-part=beginning]': { color: 'fg.muted', marginTop: '1' },
  '& details': unfoldingText,
  '& [data-part=facts]': {
    marginTop: '2',
    fontSize: 'sm',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    // A long fact begins a new line.
    '& span': { maxWidth: 'full' },
  },
  '& > [data-part=picture]': { display: { base: 'none', sm: 'block' }, gridColumn: '3' },
});

const Facts = ({ facts }: { facts: readonly string[] }) =>
  facts.length === 0 ? null : (
    <p data-part="facts">
      {facts.map((fact) => (
        <Fragment key={fact}>
          <span lang={languageOf(fact)}>{fact}</span>{' '}
        </Fragment>
      ))}
    </p>
  );

export interface NoticeCardProps {
  readonly notice: ListedAt<'notices'>;
  /** The level that fits the page's outline. */
  readonly heading?: 'h2' | 'h3' | undefined;
  /** Unfolds the whole text of a notice without a page. */
  readonly isOpen?: boolean;
  /** Shows only its day, tags and title. */
  readonly isShort?: boolean | undefined;
  /** Stands below its text. */
  readonly end?: ((notice: ListedAt<'notices'>) => ReactNode) | undefined;
}

/** A notice in a list: its day, title, beginning and facts. One without a page unfolds to its whole text. */
export function NoticeCard(props: NoticeCardProps) {
  const { notice, heading: Heading = 'h2', isOpen, isShort = false, end } = props;
  const { title, description } = notice;
  const today = useToday();
  const { createdAt } = timesOf(notice);
  const day = dayOf(notice, createdAt, today);
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
        {isReadHere ? <UnfoldingText notice={notice} isOpen={isOpen} /> : null}
        {isReadHere || isShort ? null : (
          <p data-part="beginning" lang={languageOf(description)}>
            {shorten(description)}
          </p>
        )}
        {isShort ? null : <Facts facts={factsBeside(day, notice, createdAt, today)} />}
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
