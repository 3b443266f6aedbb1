import { chakra } from '@chakra-ui/react';
import village from '../../assets/village.svg?url';
import { Band, ButtonLink, Container, SectionTitle } from '../../../components/layout';
import type { SectionProps } from '../../home-texts';
import { getTexts } from '../../../texts';

export function AboutTeaser({ texts: { aboutText } }: SectionProps) {
  const { title, more, moreOf, pictureAlt } = getTexts().home.about;
  return (
    <Band aria-labelledby="about">
      <Container
        css={{
          display: 'grid',
          alignItems: 'center',
          gap: { base: '8', lg: '16' },
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
        }}
      >
        <chakra.img
          css={{ width: 'full', height: 'auto', borderRadius: 'lg' }}
          src={village}
          alt={pictureAlt}
          htmlWidth={800}
          htmlHeight={640}
          loading="lazy"
        />
        <div>
          <SectionTitle id="about">{title}</SectionTitle>
          <chakra.p
            css={{
              fontSize: 'lg',
              marginTop: '4',
              marginBottom: '8',
              whiteSpace: 'pre-line',
            }}
          >
            {aboutText}
          </chakra.p>
          <ButtonLink to="/about-us-details">
            <span>
              {more}
              <chakra.span css={{ srOnly: true }}> {moreOf}</chakra.span>
            </span>
          </ButtonLink>
        </div>
      </Container>
    </Band>
  );
}
