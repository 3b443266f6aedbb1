import { css } from '#styled-system/css';
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
        <ul
          className={css({
            display: 'grid',
            columnGap: '12',
            rowGap: '10',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          })}
        >
          {impactCards.map((card, i) => (
            <li
              key={i}
              className={css({ borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '4' })}
            >
              <h3 className={css({ fontSize: 'xl' })}>{card.title}</h3>
              <p className={css({ marginTop: '2' })}>{card.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  );
}
