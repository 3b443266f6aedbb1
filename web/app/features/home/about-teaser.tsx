import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import village from '../../assets/village.svg?url';
import { Band, Button, Container, SectionTitle, visuallyHidden } from '../../components/layout';
import { homeTexts } from '../../texts/home';

/** A short paragraph, a picture and a link to About Us. */
export function AboutTeaser() {
  const { title, text, more, moreOf, pictureAlt } = homeTexts.about;
  return (
    <Band aria-labelledby="about">
      <Container
        display="grid"
        alignItems="center"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      >
        <chakra.img
          src={village}
          alt={pictureAlt}
          htmlWidth={800}
          htmlHeight={640}
          width="full"
          height="auto"
          loading="lazy"
          borderRadius="lg"
        />
        <div>
          <SectionTitle id="about">{title}</SectionTitle>
          <chakra.p fontSize="lg" marginTop="4" marginBottom="8">
            {text}
          </chakra.p>
          <Button asChild>
            <Link to="/about-us-details">
              <span>
                {more}
                <chakra.span css={visuallyHidden}> {moreOf}</chakra.span>
              </span>
            </Link>
          </Button>
        </div>
      </Container>
    </Band>
  );
}
