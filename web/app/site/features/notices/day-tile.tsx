import { defineStyle } from '@chakra-ui/react';
import { dayParts } from '../../../components/text';
import { getTexts } from '../../../texts';
import type { NoticeDay } from './closing-labels';

/** The look of a tile (`time`), for the recipe around it: a leaf of a calendar. */
export const dayTile = defineStyle({
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
  '&[data-over]': { '&, & span': { color: 'fg.muted' }, '& span': { background: 'bg.band' } },
});

/** The main day of a notice, and what happens on it. */
export function DayTile({ what, day }: NoticeDay) {
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
