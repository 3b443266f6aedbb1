import { chakra } from '@chakra-ui/react';
import { Container, textLink } from '../../components/layout';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { organisation, telUrl } from '../../organisation';
import { pageTexts } from '../../texts/pages';

const Part = chakra('section', {
  base: { borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '4' },
});
const Title = chakra('h2', { base: { fontSize: 'xl', marginBottom: '2' } });
const Out = chakra('a', {
  base: { ...textLink, display: 'inline-block', paddingBlock: '1', overflowWrap: 'anywhere' },
});

/** How to reach the organisation. */
export default function Contact() {
  const { address, phone, email, officeHours, contacts, mapUrl } = organisation;
  const { title, lead, map } = pageTexts.contact;
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageHeader title={title}>{lead}</PageHeader>
      <Container
        paddingBlock={{ base: '10', md: '16' }}
        display="grid"
        gap="10"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr', _print: '1fr 1fr' }}
      >
        <Part>
          <Title>Office</Title>
          <chakra.address fontStyle="normal">
            {address.street}
            <br />
            {address.town}
            <br />
            {address.region}, {address.country}
          </chakra.address>
          <Out href={mapUrl}>{map}</Out>
        </Part>
        <Part>
          <Title>Phone and e-mail</Title>
          <p>
            <Out href={telUrl(phone)}>{phone}</Out>
          </p>
          <p>
            <Out href={`mailto:${email}`}>{email}</Out>
          </p>
        </Part>
        <Part>
          <Title>Office hours</Title>
          <dl>
            {officeHours.map(({ days, hours }) => (
              <chakra.div
                key={days}
                display="flex"
                flexWrap="wrap"
                justifyContent="space-between"
                columnGap="4"
              >
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </chakra.div>
            ))}
          </dl>
        </Part>
        <Part>
          <Title>Contact persons</Title>
          {contacts.map((person) => (
            <chakra.div key={person.email} marginBottom="4">
              <chakra.h3 fontSize="lg">{person.name}</chakra.h3>
              <chakra.p color="fg.muted">{person.role}</chakra.p>
              <p>
                <Out href={telUrl(person.phone)}>{person.phone}</Out>
              </p>
              <p>
                <Out href={`mailto:${person.email}`}>{person.email}</Out>
              </p>
            </chakra.div>
          ))}
        </Part>
      </Container>
    </>
  );
}
