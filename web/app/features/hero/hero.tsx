import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { Button, Container } from '../../components/layout';
import { homeTexts } from '../../texts/home';
import tall from '../../assets/hero-tall.svg?url';
import wide from '../../assets/hero-wide.svg?url';

/** The first screen: dawn over the hills, the headline in the clear sky above them. */
export function Hero() {
  const { headline, line, work, involve } = homeTexts.hero;
  return (
    <chakra.section
      aria-label="Welcome"
      position="relative"
      overflow="hidden"
      minHeight="calc(100svh - 4rem)"
      display="flex"
      background="#F9DDBD"
    >
      <picture>
        <source media="(max-aspect-ratio: 1/1)" srcSet={tall} />
        <chakra.img
          src={wide}
          alt=""
          width="1600"
          height="900"
          fetchPriority="high"
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit="cover"
          objectPosition="50% 100%"
        />
      </picture>
      <Container position="relative" paddingTop={{ base: '9vh', md: '10vh' }} paddingBottom="12">
        <chakra.h1 fontSize="5xl" lineHeight="1.08" letterSpacing="-0.02em" maxWidth="13ch">
          {headline}
        </chakra.h1>
        <chakra.p fontSize={{ base: 'lg', md: 'xl' }} maxWidth="34rem" marginTop="5" lineHeight="1.45">
          {line}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="8">
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
