import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { Button, Container } from '../../components/layout';
import { homeTexts } from '../../texts/home';
import tall from '../../assets/hero-tall.svg?url';
import wide from '../../assets/hero-wide.svg?url';

/**
 * How high the two pictures are drawn, in a window as wide as they and at least as high, and the part of that below their
 * highest dark ridge.
 */
const drawn = {
  '--drawn': 'max(62.5vw, 100svh - 4rem)',
  '--ridges': 'calc(0.37 * var(--drawn))',
  '@media (max-aspect-ratio: 1/1)': {
    '--drawn': 'max(177.78vw, 100svh - 4rem)',
    '--ridges': 'calc(0.25 * var(--drawn))',
  },
} as const;

/** A window in which a headline of two large lines would leave no room for the buttons: a phone held sideways. */
const low = '@media (max-height: 30rem)';

/** The first screen: dawn over the hills, the headline in the clear sky above them. In low windows it is higher than they. */
export function Hero() {
  const { headline, line, work, involve } = homeTexts.hero;
  return (
    <chakra.section
      aria-label="Welcome"
      position="relative"
      overflow="hidden"
      minHeight="calc(100svh - 4rem)"
      display="flex"
      flexDirection="column"
      background="#FBF3E6" // as the pictures begin: their sky goes on above them
      css={drawn}
    >
      <picture>
        <source media="(max-aspect-ratio: 1/1)" srcSet={tall} />
        <chakra.img
          src={wide}
          alt=""
          fetchPriority="high"
          position="absolute"
          insetInline="0"
          bottom="0"
          width="full"
          height="var(--drawn)"
          objectFit="cover"
          objectPosition="50% 100%"
        />
      </picture>
      <Container
        position="relative"
        flex="1 0 auto"
        paddingTop={{ base: '9vh', md: '10vh' }}
        paddingBottom="6"
        marginBottom="var(--ridges)"
        css={{ [low]: { paddingTop: '5' } }}
      >
        <chakra.h1
          fontSize="5xl"
          lineHeight="1.08"
          letterSpacing="-0.02em"
          maxWidth="13ch"
          css={{ [low]: { fontSize: '4xl', maxWidth: 'none' } }}
        >
          {headline}
        </chakra.h1>
        <chakra.p
          fontSize={{ base: 'lg', md: 'xl' }}
          maxWidth="34rem"
          marginTop="5"
          lineHeight="1.45"
          css={{ [low]: { marginTop: '2' } }}
        >
          {line}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="8" css={{ [low]: { marginTop: '4' } }}>
          <Button asChild>
            <Link to="/programs">{work}</Link>
          </Button>
          <Button variant="outline" asChild>
            <Link to="/notices">{involve}</Link>
          </Button>
        </chakra.div>
      </Container>
    </chakra.section>
  );
}
