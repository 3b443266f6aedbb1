import { chakra } from '@chakra-ui/react';
import { Band, Container, Lead, SectionTitle } from '../../../components/layout';
import type { SectionProps } from '../../home-texts';
import { JourneyCard } from './journey-card';
import { useUnfolding } from './use-unfolding';
import { getTexts } from '../../../texts';

/** The timeline of four cards: a path over the ridge with a station for each. */
export function Journey({ texts: { journeyLead, journeyCards } }: SectionProps) {
  const { title, objectives } = getTexts().home.journey;
  const last = journeyCards.length - 1;
  const unfolding = useUnfolding();
  return (
    <Band surface="dark" data-ground="dark" aria-labelledby="journey">
      <Container>
        <SectionTitle id="journey">{title}</SectionTitle>
        <Lead css={{ color: 'fg.onDarkMuted', marginTop: '3' }}>{journeyLead}</Lead>
        <chakra.ol
          css={{
            marginTop: '12',
            display: 'grid',
            overflow: 'clip', // the line leads from card to card, and ends with the last
            gap: { base: '4', md: '5' },
            gridTemplateColumns: {
              base: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(4, minmax(0, 1fr))',
            },
          }}
        >
          {journeyCards.map((card, i) => (
            <chakra.li
              key={i}
              css={{
                position: 'relative',
                paddingTop: { lg: '8' },
                paddingInlineStart: { base: 'min(1.5rem, 6vw)', lg: '0' },
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
              }}
            >
              <JourneyCard
                {...card}
                link={i === last ? { to: '/objective', label: objectives } : undefined}
                station={i}
                unfolding={unfolding(i)}
              />
            </chakra.li>
          ))}
        </chakra.ol>
      </Container>
    </Band>
  );
}
