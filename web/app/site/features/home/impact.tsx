import { chakra } from '@chakra-ui/react';
import { Band, Container, Lead, SectionTitle } from '../../../components/layout';
import type { SectionProps } from '../../home-texts';
import { getTexts } from '../../../texts';

/** Our Impact: four cards with a fixed sentence each and no figures. */
export function Impact({ texts: { impactLead, impactCards } }: SectionProps) {
  const { title } = getTexts().home.impact;
  return (
    <Band surface="mist" aria-labelledby="impact">
      <Container
        css={{ display: 'grid', gap: '12', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 2fr' } }}
      >
        <div>
          <SectionTitle id="impact">{title}</SectionTitle>
          <Lead css={{ marginTop: '3' }}>{impactLead}</Lead>
        </div>
        <chakra.ul
          css={{
            display: 'grid',
            columnGap: '12',
            rowGap: '10',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {impactCards.map((card, i) => (
            <chakra.li key={i} css={{ borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '4' }}>
              <chakra.h3 css={{ fontSize: 'xl' }}>{card.title}</chakra.h3>
              <chakra.p css={{ marginTop: '2' }}>{card.text}</chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </Band>
  );
}
