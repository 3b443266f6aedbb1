import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import type { IconName } from '../../components/icons';
import { Icon } from '../../components/icons';
import { Container } from '../../components/layout';
import { Ridges } from '../../components/ridges';
import { useSiteFacts } from '../../data/site-facts';
import { organisation, telUrl } from '../../organisation';
import { navigationLinks } from '../../texts/navigation';
import { Mark } from '../navigation/wordmark';

const footerLink = {
  color: 'link.onDark',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '2rem',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;

const Title = chakra('h2', { base: { fontSize: 'lg', marginBottom: '3', color: 'fg.onDark' } });

function Outward({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <chakra.a href={href} css={footerLink} overflowWrap="anywhere">
      <Icon name={icon} />
      {label}
    </chakra.a>
  );
}

function Organisation() {
  const { address, phone, email, website, registrations } = organisation;
  return (
    <div>
      <chakra.div display="flex" gap="3" alignItems="center" marginBottom="4">
        <Mark size="2.75rem" />
        <Title marginBottom="0">{organisation.name}</Title>
      </chakra.div>
      <chakra.address fontStyle="normal">
        {address.street}, {address.town}
        <br />
        {address.region}, {address.country}
      </chakra.address>
      <chakra.ul listStyleType="none" marginTop="3">
        <li>
          <Outward href={telUrl(phone)} icon="phone" label={phone} />
        </li>
        <li>
          <Outward href={`mailto:${email}`} icon="mail" label={email} />
        </li>
        <li>
          <Outward href={website} icon="globe" label={new URL(website).host} />
        </li>
      </chakra.ul>
      <chakra.dl marginTop="4" fontSize="sm" color="fg.onDarkMuted">
        {registrations.map(({ label, number }) => (
          <chakra.div key={label} display="flex" gap="2" flexWrap="wrap">
            <dt>{label}:</dt>
            <dd>{number}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </div>
  );
}

function Contacts() {
  const { contacts, social, email, phone } = organisation;
  return (
    <div>
      <Title>Contact persons</Title>
      {contacts.map((person) => (
        <chakra.div key={person.email} marginBottom="4">
          <chakra.p fontWeight="bold">{person.name}</chakra.p>
          <chakra.p fontSize="sm" color="fg.onDarkMuted">
            {person.role}
          </chakra.p>
          <Outward href={telUrl(person.phone)} icon="phone" label={person.phone} />
        </chakra.div>
      ))}
      <chakra.ul display="flex" gap="2" listStyleType="none" aria-label="Follow and write to us">
        {[
          { href: social.network.url, icon: 'people', label: social.network.label },
          { href: `mailto:${email}`, icon: 'mail', label: 'E-mail' },
          { href: telUrl(phone), icon: 'phone', label: 'Phone' },
        ].map(({ href, icon, label }) => (
          <li key={label}>
            <chakra.a
              href={href}
              aria-label={label}
              display="inline-flex"
              alignItems="center"
              justifyContent="center"
              boxSize="target"
              borderRadius="full"
              borderWidth="1px"
              borderColor="border.onDark"
              color="link.onDark"
              _hover={{ background: 'bg.darker' }}
            >
              <Icon name={icon as IconName} />
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

function Details() {
  return (
    <Container
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1.4fr 1fr 1fr' }}
      gap="10"
      paddingTop="12"
      paddingBottom="16"
    >
      <Organisation />
      <Contacts />
      <nav aria-label="Site" id="site-links">
        <Title>On this site</Title>
        <chakra.ul listStyleType="none" columns={{ base: 2, lg: 2 }}>
          {navigationLinks.map(({ label, to }) => (
            <li key={to}>
              <chakra.span css={footerLink} asChild>
                <Link to={to}>{label}</Link>
              </chakra.span>
            </li>
          ))}
        </chakra.ul>
      </nav>
    </Container>
  );
}

/** The footer of all pages: address, persons, registrations, social links, copyright. */
export function Footer({ compact = false }: { compact?: boolean }) {
  const facts = useSiteFacts();
  const year = (facts ? new Date(facts.renderedAt) : new Date()).getUTCFullYear();
  const { name, established } = organisation;
  return (
    <chakra.footer data-ground="dark" background="bg.dark" color="fg.onDark" marginTop="auto">
      {compact ? null : (
        <>
          <Ridges surfaceBelow="bg.dark" background="bg.page" transform="scaleX(-1)" />
          <Details />
        </>
      )}
      <chakra.div borderTopWidth={compact ? '0' : '1px'} borderColor="border.onDark" fontSize="sm">
        <Container
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          gap="2"
          paddingBlock="5"
          color="fg.onDarkMuted"
        >
          <p>
            © {year} {name}. All rights reserved.
          </p>
          <p>
            Established {established.bs} BS ({established.ad} AD)
          </p>
        </Container>
      </chakra.div>
    </chakra.footer>
  );
}
