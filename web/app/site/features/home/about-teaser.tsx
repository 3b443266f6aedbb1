import { css } from '#styled-system/css';
import { Link } from 'react-router';
import village from '../../assets/village.svg?url';
import { Band, button, Container, SectionTitle } from '../../../components/layout';
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
        <img
          className={css({ width: 'full', height: 'auto', borderRadius: 'lg' })}
          src={village}
          alt={pictureAlt}
          width={800}
          height={640}
          loading="lazy"
        />
        <div>
          <SectionTitle id="about">{title}</SectionTitle>
          <p
            className={css({
              fontSize: 'lg',
              marginTop: '4',
              marginBottom: '8',
              whiteSpace: 'pre-line',
            })}
          >
            {aboutText}
          </p>
          <Link className={button()} to="/about-us-details">
            <span>
              {more}
              <span className={css({ srOnly: true })}> {moreOf}</span>
            </span>
          </Link>
        </div>
      </Container>
    </Band>
  );
}
