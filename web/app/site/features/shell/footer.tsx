import { chakra, defineStyle } from '@chakra-ui/react';
import { Link } from '../../../components/link';
import { telUrl } from '@content/digits';
import type { IconName } from '../../../components/icons';
import { Icon } from '../../../components/icons';
import { Container } from '../../../components/layout';
import { useToday } from '../../../data/use-today';
import { useOrganisation } from '../../../data/globals';
import { mailUrl } from '../../organisation';
import { navigationLinks } from '../../navigation';
import { Logo } from '../navigation/wordmark';
import { Edge } from '../../edge';
import { getTexts } from '../../../texts';

/** The colours of the two dresses; what is inside asks for these. */
const dresses = {
  dark: {
    '--footer-link': 'colors.link.onDark',
    '--footer-muted': 'colors.fg.onDarkMuted',
    '--footer-line': 'colors.border.onDark',
    background: 'bg.dark',
    color: 'fg.onDark',
  },
  quiet: {
    '--footer-link': 'colors.fg.body',
    '--footer-muted': 'colors.fg.muted',
    '--footer-line': 'colors.border.subtle',
    background: 'bg.band',
    color: 'fg.body',
    fontSize: 'sm',
  },
} as const;

const footerLink = {
  color: 'var(--footer-link)',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'target', md: '2rem' },
  _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;

const Title = chakra('h2', { base: { fontSize: '1.1428em', marginBottom: '3' } });
const small = defineStyle({ fontSize: '0.857em', color: 'var(--footer-muted)' });
const Small = chakra('p', { base: small });

/** A way to reach somebody; what leads nowhere is a text, and what is empty nothing. */
function Outward({ href, icon, label }: { href: string | undefined; icon: IconName; label: string }) {
  if (label === '') return null;
  if (href === undefined) return <span>{label}</span>;
  return (
    <chakra.a css={[footerLink, { overflowWrap: 'anywhere' }]} href={href}>
      <Icon name={icon} />
      {label}
    </chakra.a>
  );
}

/** How a website is called: by its host. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

/** How many of the contact persons stand at the foot of a page. */
const SHOWN_PERSONS = 2;

function Organisation() {
  const { name, address, phone, email, website, registrations } = useOrganisation();
  return (
    <div>
      <chakra.div css={{ display: 'flex', gap: '3', alignItems: 'center', marginBottom: '4' }}>
        <Logo size="2.75rem" />
        <Title css={{ marginBottom: '0' }}>{name}</Title>
      </chakra.div>
      <chakra.address css={{ fontStyle: 'normal' }}>
        {address.street}, {address.town}
        <br />
        {address.region}, {address.country}
      </chakra.address>
      <chakra.ul css={{ marginTop: '3' }}>
        <li>
          <Outward href={telUrl(phone)} icon="phone" label={phone} />
        </li>
        <li>
          <Outward href={mailUrl(email)} icon="mail" label={email} />
        </li>
        {website === '' ? null : (
          <li>
            <Outward href={website} icon="globe" label={hostOf(website)} />
          </li>
        )}
      </chakra.ul>
      <chakra.dl css={[small, { marginTop: '4' }]}>
        {registrations.map(({ label, number }, i) => (
          <chakra.div key={i} css={{ display: 'flex', gap: '2', flexWrap: 'wrap' }}>
            <dt>{label}:</dt>
            <dd>{number}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </div>
  );
}

function Contacts() {
  const texts = getTexts().footer;
  const { contacts, social, email, phone } = useOrganisation();
  const ways: readonly { href: string | undefined; icon: IconName; label: string }[] = [
    ...social.map(({ network, url }) => {
      const icon: IconName = /facebook|फेसबुक/i.test(network) ? 'facebook' : 'globe';
      return { href: url, icon, label: network };
    }),
    { href: mailUrl(email), icon: 'mail', label: texts.email },
    { href: telUrl(phone), icon: 'phone', label: texts.phone },
  ];
  return (
    <div>
      {contacts.length === 0 ? null : <Title>{texts.persons}</Title>}
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', columnGap: '8' }}>
        {contacts.slice(0, SHOWN_PERSONS).map((person, i) => (
          <chakra.div key={i} css={{ marginBottom: '4' }}>
            <chakra.p css={{ fontWeight: 'bold' }}>{person.name}</chakra.p>
            <Small>{person.role}</Small>
            <Outward href={telUrl(person.phone)} icon="phone" label={person.phone} />
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.ul css={{ display: 'flex', gap: '2' }} aria-label={texts.ways}>
        {ways
          .filter(({ href }) => href !== undefined)
          .map(({ href, icon, label }, i) => (
            <li key={i}>
              <chakra.a
                css={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  justifyContent: 'center',
                  boxSize: 'target',
                  borderRadius: 'full',
                  borderWidth: '1px',
                  borderColor: 'var(--footer-line)',
                  color: 'var(--footer-link)',
                  _hover: { borderColor: 'currentColor' },
                }}
                href={href}
                aria-label={label}
              >
                <Icon name={icon} />
              </chakra.a>
            </li>
          ))}
      </chakra.ul>
    </div>
  );
}

/** The pages of the site; on tablets a row of its own below the other two parts. */
function SiteLinks() {
  return (
    <chakra.nav
      css={{ gridColumn: { sm: '1 / -1', lg: 'auto' } }}
      aria-label={getTexts().footer.site}
      id="site-links"
    >
      <Title>{getTexts().footer.onThisSite}</Title>
      <chakra.ul css={{ columns: { base: '8rem 2', sm: '8rem 4', lg: '7rem 2' } }}>
        {navigationLinks.map((link) => (
          <li key={link.to}>
            <Link css={footerLink} to={link.to}>
              {getTexts().navigation.pages[link.to]}
            </Link>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

/**
 * The footer of all pages: address, persons, registrations, social links, copyright. `quiet` is its dress in the staff
 * area: on a light ground and in smaller letters, without the line of hills and the list of pages.
 */
export function Footer({ quiet = false }: { quiet?: boolean }) {
  const [year = ''] = useToday().split('-');
  const { name, established } = useOrganisation();
  return (
    <chakra.footer css={{ marginTop: 'auto' }} data-ground={quiet ? undefined : 'dark'}>
      {quiet ? null : <Edge css={{ transform: 'scaleX(-1)' }} surfaceBelow="bg.dark" />}
      {/* A pixel over the hills' edge: at some widths a line of the page's ground would show below them. */}
      <chakra.div
        css={[
          quiet ? dresses.quiet : dresses.dark,
          {
            position: 'relative',
            marginTop: quiet ? '0' : '-1px',
          },
        ]}
      >
        <Container
          css={{
            display: 'grid',
            gridTemplateColumns: {
              base: 'minmax(0, 1fr)',
              sm: '1fr 1fr',
              lg: quiet ? '1fr 1fr' : '1.4fr 1fr 1fr',
            },
            gap: quiet ? '8' : '10',
            paddingTop: quiet ? '8' : '12',
            paddingBottom: quiet ? '8' : '16',
          }}
        >
          <Organisation />
          <Contacts />
          {quiet ? null : <SiteLinks />}
        </Container>
        <chakra.div css={{ borderTopWidth: '1px', borderColor: 'var(--footer-line)' }}>
          <Container
            css={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: '2',
              paddingBlock: '5',
            }}
          >
            <Small>{getTexts().footer.rights(year, name)}</Small>
            <Small>{getTexts().footer.established(established.bs, established.ad)}</Small>
          </Container>
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  );
}
