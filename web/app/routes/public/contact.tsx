import { css } from '#styled-system/css';
import { styled } from '#styled-system/jsx';
import office from '../../assets/office.svg?url';
import { Icon } from '../../components/icons';
import { Container, textLink } from '../../components/layout';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { organisation, telUrl } from '../../organisation';
import { pageTexts } from '../../texts/pages';

const Part = styled('section', {
  base: { borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '4' },
});
const Title = styled('h2', { base: { fontSize: 'xl', marginBottom: '2' } });
const Out = styled('a', {
  base: {
    ...textLink,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '2.25rem',
    maxWidth: 'full',
    overflowWrap: 'anywhere',
    '& svg': { color: 'fg.muted', flexShrink: '0' },
    '& span': { minWidth: '0' },
  },
});

/** A number to call and an address to write to. */
function Reach({ phone, email }: { phone: string; email: string }) {
  const [name, host] = email.split('@');
  return (
    <>
      <p>
        <Out href={telUrl(phone)}>
          <Icon name="phone" />
          {phone}
        </Out>
      </p>
      <p>
        <Out href={`mailto:${email}`}>
          <Icon name="mail" />
          <span>
            {name}@<wbr />
            {host}
          </span>
        </Out>
      </p>
    </>
  );
}

/** How to reach the organisation. */
export default function Contact() {
  const { address, phone, email, officeHours, contacts, mapUrl } = organisation;
  const { title, lead, map, pictureAlt } = pageTexts.contact;
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageHeader title={title}>{lead}</PageHeader>
      <Container
        css={{
          paddingTop: { base: '8', md: '16' },
          display: 'grid',
          alignItems: 'start',
          columnGap: { base: '8', lg: '16' },
          rowGap: '8',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr', md: '5fr 3fr', _print: '1fr 1fr' },
        }}
      >
        <img
          className={css({
            width: 'full',
            height: 'auto',
            borderRadius: 'lg',
            gridColumn: { sm: '1 / -1', md: '1' },
            gridRow: { md: '1 / 3' },
          })}
          src={office}
          alt={pictureAlt}
          width={800}
          height={560}
          data-screen-only
        />
        <Part>
          <Title>Office</Title>
          <address className={css({ fontStyle: 'normal', marginBottom: '1' })}>
            {address.street}
            <br />
            {address.town}
            <br />
            {address.region}, {address.country}
          </address>
          <Out href={mapUrl}>
            <Icon name="pin" />
            {map}
          </Out>
        </Part>
        <Part>
          <Title>Phone and e-mail</Title>
          <Reach phone={phone} email={email} />
        </Part>
      </Container>
      <Container
        css={{
          paddingTop: '8',
          paddingBottom: { base: '10', md: '16' },
          display: 'grid',
          columnGap: { base: '8', lg: '16' },
          rowGap: '8',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr', md: '3fr 5fr' },
        }}
      >
        <Part>
          <Title>Office hours</Title>
          <dl>
            {officeHours.map(({ days, hours }) => (
              <div
                key={days}
                className={css({
                  display: 'flex',
                  flexWrap: 'wrap',
                  justifyContent: 'space-between',
                  columnGap: '4',
                })}
              >
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part>
          <Title>Contact persons</Title>
          <div
            className={css({
              display: 'grid',
              columnGap: '8',
              rowGap: '5',
              gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
            })}
          >
            {contacts.map((person) => (
              <div key={person.email}>
                <h3 className={css({ fontSize: 'lg' })}>{person.name}</h3>
                <p className={css({ color: 'fg.muted' })}>{person.role}</p>
                <Reach phone={person.phone} email={person.email} />
              </div>
            ))}
          </div>
        </Part>
      </Container>
    </>
  );
}
