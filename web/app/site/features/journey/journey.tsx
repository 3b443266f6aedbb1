import { chakra } from '@chakra-ui/react';
import { Band } from '../../../components/layout';
import { column, lead, sectionTitle } from '../../../theme/recipes';
import type { GlobalTexts } from '../../../data/pages/globals';
import { JourneyCard } from './journey-card';
import { getTexts } from '../../../texts';

const inset = 'min(1.5rem, 5vw)';

const station = {
  position: 'relative',
  paddingTop: { lg: '8' },
  paddingInlineStart: { base: 'min(1.5rem, 6vw)', lg: '0' },
  // The line that leads from card to card.
  _before: {
    content: '""',
    position: 'absolute',
    background: 'border.onDark',
    top: { base: '0', lg: '0.4rem' },
    insetInlineStart: { base: '0.35rem', lg: '0' },
    width: { base: '2px', lg: 'calc(100% + 1.25rem)' },
    height: { base: 'calc(100% + 1.25rem)', lg: '2px' },
  },
  _after: {
    content: '""',
    position: 'absolute',
    boxSize: '0.875rem',
    borderRadius: 'full',
    background: 'accent.mark',
    top: { base: '1.8rem', lg: '0' },
    insetInlineStart: { base: '0', lg: '6' },
  },
} as const;

const unfolded = { gridTemplateRows: '1fr', opacity: 1, visibility: 'visible' } as const;

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  minHeight: { md: '23rem' },
  overflow: 'hidden',
  borderRadius: 'lg',
  borderWidth: '1px',
  borderColor: 'border.onDark',
  background: 'bg.darker',
  transition: 'border-color 250ms',
  // The drawing, always whole, gives way to the card's text.
  '& [data-part=drawing]': {
    flex: { base: '0 0 7rem', md: '1 1 4rem' },
    minHeight: '0',
    width: 'full',
    color: 'accent.mark',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    overflow: 'visible',
    clipPath: 'inset(0 -100vw)',
  },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: 'target',
    marginInline: inset,
    marginBlock: { base: '3', md: '5' },
    fontSize: 'xl',
    cursor: 'pointer',
    color: 'link.onDark',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    // As large as the card.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  },
  '& [data-unfolding]': {
    display: 'grid',
    gridTemplateRows: '0fr',
    opacity: 0,
    visibility: 'hidden',
    transition: 'grid-template-rows 250ms, opacity 250ms, visibility 250ms',
    '& > div': { overflow: 'hidden', minHeight: '0' },
    _print: unfolded,
  },
  '& p': {
    paddingInline: inset,
    paddingBottom: '6',
    // Above the title for a mouse, which selects the text; a finger there reaches the title.
    '@media (hover: hover)': { position: 'relative', zIndex: '1' },
  },
  '& a': {
    display: 'inline-block',
    paddingBlock: '2',
    marginInline: inset,
    marginTop: '-4',
    marginBottom: '4',
    position: 'relative',
    zIndex: '1', // above the title, which is as large as the card
    color: 'link.onDark',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
} as const;

const Path = chakra('div', {
  base: {
    ...column,
    '& h2': sectionTitle,
    '& [data-part=lead]': { ...lead, color: 'fg.onDarkMuted', marginTop: '3' },
    '& ol': {
      marginTop: { base: '12', _print: '0' },
      display: 'grid',
      overflow: 'clip', // the line ends with the last card
      gap: { base: '4', md: '5' },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
        _print: '1fr 1fr',
      },
      '& *': { _print: { borderWidth: '0 !important', padding: '0 !important' } },
    },
    '& li': station,
    '& article': card,
    '& article:has(details[open])': { borderColor: 'accent.mark' },
    '& details[open] svg': { transform: 'rotate(180deg)' },
    '& details[open] + [data-unfolding]': unfolded,
    // Before the client, and without one, hovering and the keyboard's focus unfold a card as they do with it.
    '& article:not([data-alive]):has(:focus-visible) [data-unfolding]': unfolded,
    '@media (hover: hover)': { '& article:not([data-alive]):hover [data-unfolding]': unfolded },
  },
});

/** The timeline of four cards: a path over the ridge with a station for each. */
export function Journey({ texts: { journeyLead, journeyCards } }: { texts: GlobalTexts<'home'> }) {
  const { title, objectives } = getTexts().home.journey;
  const last = journeyCards.length - 1;
  return (
    <Band surface="dark" data-ground="dark" aria-labelledby="journey">
      <Path>
        <h2 id="journey">{title}</h2>
        <p data-part="lead">{journeyLead}</p>
        <ol>
          {journeyCards.map((card, i) => (
            <li key={i}>
              <JourneyCard
                {...card}
                link={i === last ? { to: '/objective', label: objectives } : undefined}
                station={i}
              />
            </li>
          ))}
        </ol>
      </Path>
    </Band>
  );
}
