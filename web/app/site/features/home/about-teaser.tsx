import { chakra } from '@chakra-ui/react';
import village from '../../assets/village.svg?url';
import { Band, ButtonLink } from '../../../components/layout';
import { column, sectionTitle } from '../../../theme/recipes';
import type { GlobalTexts } from '../../../data/pages/globals';
import { getTexts } from '../../../texts';

const Teaser = chakra('div', {
  base: {
    ...column,
    display: 'grid',
    alignItems: 'center',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', _print: '5cm 1fr' },
    '& img': { width: 'full', height: 'auto', borderRadius: 'lg' },
    '& h2': sectionTitle,
    '& p': { fontSize: 'lg', marginTop: '4', marginBottom: '8', whiteSpace: 'pre-line' },
    '& [data-part=rest]': { srOnly: true },
  },
});

export function AboutTeaser({ texts: { aboutText } }: { texts: GlobalTexts<'home'> }) {
  const { more, moreOf, pictureAlt } = getTexts().home.about;
  return (
    <Band aria-labelledby="about">
      <Teaser>
        <img src={village} alt={pictureAlt} width={800} height={640} loading="lazy" />
        <div>
          <h2 id="about">{getTexts().navigation.pages['/about-us-details']}</h2>
          <p>{aboutText}</p>
          <ButtonLink to="/about-us-details">
            <span>
              {more}
              <span data-part="rest"> {moreOf}</span>
            </span>
          </ButtonLink>
        </div>
      </Teaser>
    </Band>
  );
}
