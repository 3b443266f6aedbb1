import { chakra, defineStyle } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router';
import { telUrl } from '@content/texts/digits';
import { Icon, type IconName } from '../../../components/icons';
import { column } from '../../../theme/recipes';
import { useToday } from '../../../data/device/use-today';
import { useOrganisation } from '../../../data/pages/globals';
import { mailUrl } from '../../organisation';
import { isLinked, navigationLinks } from '../../navigation';
import { Logo } from '../navigation/wordmark';
import { Edge, edge } from '../../edge';
import { ReachLink } from '../../reach-link';
import { getTexts } from '../../../texts';

const outward = defineStyle({
  color: 'link.onDark',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'target', md: '2rem' },
  _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

const Foot = chakra('footer', {
  base: {
    marginTop: 'auto',
    '& [data-part=edge]': { ...edge, color: 'bg.dark', transform: 'scaleX(-1)' },
    // Overlaps the hills by a pixel: at some widths the page's ground would show between.
    '& [data-part=ground]': {
      position: 'relative',
      background: 'bg.dark',
      color: 'fg.onDark',
      marginTop: '-1px',
    },
    '& [data-part=columns]': {
      ...column,
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '1.4fr 1fr 1fr' },
      gap: { base: '8', sm: '10' },
      paddingTop: { base: '8', sm: '12' },
      paddingBottom: { base: '8', sm: '16' },
    },
    '& [data-part=end]': { borderTopWidth: '1px', borderColor: 'border.onDark' },
    '& [data-part=line]': {
      ...column,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '2',
      paddingBlock: '5',
    },
    '& h2': { fontSize: '1.1428em', marginBottom: '3' },
    '& [data-part=name]': { display: 'flex', gap: '3', alignItems: 'center', marginBottom: '4' },
    '& [data-part=name] h2': { marginBottom: '0' },
    '& address': { fontStyle: 'normal' },
    '& [data-part=reach]': { marginTop: '3' },
    '& li a, & [data-part=person] a': outward,
    '& :is([data-part=reach], [data-part=person]) a': { overflowWrap: 'anywhere' },
    // On a phone the footer leaves out what the contact page has above it.
    '&[data-brief] :is([data-part=reach], [data-part=contacts])': { display: { smDown: 'none' } },
    '& small, & dl': { display: 'block', fontSize: '0.857em', color: 'fg.onDarkMuted' },
    '& dl': { marginTop: '4' },
    '& [data-part=registration]': { display: 'flex', gap: '2', flexWrap: 'wrap' },
    '& [data-part=persons]': { display: 'flex', flexWrap: 'wrap', columnGap: { base: '4', sm: '8' } },
    '& [data-part=person]': { marginBottom: '4' },
    '& [data-part=ways]': { display: 'flex', gap: '2' },
    '& [data-part=ways] a': {
      justifyContent: 'center',
      boxSize: 'target',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.onDark',
      _hover: { borderColor: 'currentColor' },
    },
    // On tablets a row of its own below the other two parts.
    '& nav': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
    '& nav ul': { columns: { base: '6rem 3', sm: '8rem 4', lg: '7rem 2' } },
    '& summary': { paddingBlock: '2', fontSize: '1.1428em', fontWeight: 'bold', cursor: 'pointer' },
    '& nav h2': { display: 'none' },
    // Folded on phones, and wherever styles cannot unfold it.
    '@supports selector(::details-content)': {
      sm: {
        '& summary': { display: 'none' },
        '& nav h2': { display: 'block' },
        '& details::details-content': { contentVisibility: 'visible' },
      },
    },
  },
});

const hostOf = (url: string) => /^https?:\/\/([^/?#]+)/i.exec(url)?.[1] ?? url;

const SHOWN_PERSONS = 2;

function Organisation() {
  const { name, office, region, country, phone, email, website, registrations } = useOrganisation();
  const ways = [
    { href: telUrl(phone), icon: 'phone', text: phone },
    { href: mailUrl(email), icon: 'mail', text: email },
    { href: website, icon: 'globe', text: website && hostOf(website) },
  ] as const;
  return (
    <div>
      <div data-part="name">
        <Logo size="2.75rem" />
        <h2>{name}</h2>
      </div>
      <address>
        {office}
        <br />
        {region}, {country}
      </address>
      <ul data-part="reach">
        {ways
          .filter(({ text }) => text !== '')
          .map((way) => (
            <li key={way.icon}>
              <ReachLink {...way} />
            </li>
          ))}
        <li>
          <Link to="/contact?kind=complaint#write">
            <Icon name="mail" />
            <span>{getTexts().footer.complaint}</span>
          </Link>
        </li>
      </ul>
      <dl>
        {registrations.map(({ label, number }, i) => (
          <div key={i} data-part="registration">
            <dt>{label}:</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
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
    <div data-part="contacts">
      {contacts.length === 0 ? null : <h2>{texts.persons}</h2>}
      <div data-part="persons">
        {contacts.slice(0, SHOWN_PERSONS).map((person, i) => (
          <div key={i} data-part="person">
            <p>
              <b>{person.name}</b>
            </p>
            <p>
              <small>{person.role}</small>
            </p>
            <ReachLink href={telUrl(person.phone)} icon="phone" text={person.phone} />
          </div>
        ))}
      </div>
      <ul data-part="ways" aria-label={texts.ways}>
        {ways
          .filter(({ href }) => href !== undefined)
          .map(({ href, icon, label }, i) => (
            <li key={i}>
              <a href={href} aria-label={label}>
                <Icon name={icon} />
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

function SiteLinks() {
  const { onThisSite, site } = getTexts().footer;
  const organisation = useOrganisation();
  return (
    <nav aria-label={site}>
      <h2>{onThisSite}</h2>
      <details>
        <summary>{onThisSite}</summary>
        <ul>
          {navigationLinks
            .filter((link) => isLinked(link, organisation))
            .map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{getTexts().navigation.pages[link.to]}</Link>
              </li>
            ))}
        </ul>
      </details>
    </nav>
  );
}

/** The footer of the visitors' pages. */
export function Footer() {
  const [year = ''] = useToday().split('-');
  const { name, establishedBs, establishedAd } = useOrganisation();
  return (
    <Foot data-brief={useLocation().pathname === '/contact' ? '' : undefined} data-ground="dark">
      <Edge />
      <div data-part="ground">
        <div data-part="columns">
          <Organisation />
          <Contacts />
          <SiteLinks />
        </div>
        <div data-part="end">
          <div data-part="line">
            <small>{getTexts().footer.rights(year, name)}</small>
            <small>{getTexts().footer.established(establishedBs, establishedAd)}</small>
          </div>
        </div>
      </div>
    </Foot>
  );
}
