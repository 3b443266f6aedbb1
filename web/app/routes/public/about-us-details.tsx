import { chakra } from '@chakra-ui/react';
import village from '../../assets/village.svg?url';
import { Band, Container } from '../../components/layout';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { Areas, History, Networks, Purpose } from '../../features/about/about-parts';
import { organisation } from '../../organisation';
import { aboutTexts } from '../../texts/about';
import { homeTexts } from '../../texts/home';

/** About Us: everything the organisation is. */
export default function AboutUsDetails() {
  const { title, intro, lists } = aboutTexts;
  const { bs, ad } = organisation.established;
  return (
    <>
      <PageHead title={title} description={intro[0]} />
      <PageHeader title={title}>
        Established in {bs} BS ({ad} AD).
      </PageHeader>
      <Band paddingTop={{ base: '10', md: '16' }}>
        <Container
          display="grid"
          alignItems="center"
          gap={{ base: '8', lg: '16' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '3fr 2fr' }}
        >
          <div>
            {intro.map((text) => (
              <chakra.p key={text} fontSize="lg" marginBottom="5">
                {text}
              </chakra.p>
            ))}
          </div>
          <chakra.img
            src={village}
            alt={homeTexts.about.pictureAlt}
            htmlWidth={800}
            htmlHeight={640}
            width="full"
            height="auto"
            borderRadius="lg"
          />
        </Container>
      </Band>
      <Purpose />
      <Band>
        <Container
          display="grid"
          gap="12"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
        >
          {lists.map(({ title: name, items }) => (
            <section key={name}>
              <chakra.h2 fontSize="2xl" marginBottom="3">
                {name}
              </chakra.h2>
              <chakra.ul
                paddingInlineStart="5"
                listStyleType="disc"
                css={{ '& li': { marginBottom: '2' }, '& li::marker': { color: 'accent.mark' } }}
              >
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </chakra.ul>
            </section>
          ))}
        </Container>
      </Band>
      <Areas />
      <History />
      <Networks />
    </>
  );
}
