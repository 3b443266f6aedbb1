import { chakra } from '@chakra-ui/react';
import { Band, Container, Lead, SectionTitle } from '../../components/layout';
import { homeTexts } from '../../texts/home';

/** Our Impact: four cards with a fixed sentence each and no figures. */
export function Impact() {
  const { title, lead, cards } = homeTexts.impact;
  return (
    <Band surface="mist" aria-labelledby="impact">
      <Container display="grid" gap="12" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 2fr' }}>
        <div>
          <SectionTitle id="impact">{title}</SectionTitle>
          <Lead marginTop="3">{lead}</Lead>
        </div>
        <chakra.ul
          listStyleType="none"
          display="grid"
          columnGap="12"
          rowGap="10"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        >
          {cards.map((card) => (
            <chakra.li key={card.title} borderTopWidth="3px" borderColor="accent.mark" paddingTop="4">
              <chakra.h3 fontSize="xl">{card.title}</chakra.h3>
              <chakra.p marginTop="2">{card.text}</chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </Band>
  );
}
