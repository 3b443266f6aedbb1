import { chakra } from '@chakra-ui/react';
import { Band } from '../../../components/layout';
import { introduced, topRule } from '../../../theme/recipes';
import type { GlobalTexts } from '../../../data/pages/globals';
import { getTexts } from '../../../texts';
import { SupportLink } from '../../support-link';

const Cards = chakra('div', {
  base: {
    ...introduced,
    '& [data-part=lead] + a': { marginTop: '6' },
    '& ul': {
      display: 'grid',
      columnGap: '12',
      rowGap: '10',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        _print: '1fr 1fr',
      },
    },
    '& li': topRule,
    '& h3': { fontSize: 'xl' },
    '& li p': { marginTop: '2' },
  },
});

export function Impact({ texts: { impactLead, impactCards } }: { texts: GlobalTexts<'home'> }) {
  return (
    <Band surface="mist" aria-labelledby="impact">
      <Cards>
        <div>
          <h2 id="impact">{getTexts().home.impact.title}</h2>
          <p data-part="lead">{impactLead}</p>
          <SupportLink />
        </div>
        <ul>
          {impactCards.map((card, i) => (
            <li key={i}>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </li>
          ))}
        </ul>
      </Cards>
    </Band>
  );
}
