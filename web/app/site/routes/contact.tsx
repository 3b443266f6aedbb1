import { defineStyle, chakra } from '@chakra-ui/react';
import type { Reader } from '@content/contract';
import { telUrl } from '@content/digits';
import { blocksOf } from '@content/texts/tree';
import type { ReactNode } from 'react';
import office from '../assets/office.svg?url';
import { TextBlocks } from '../../components/blocks';
import { Icon } from '../../components/icons';
import { Container } from '../../components/layout';
import { textLink } from '../../components/link';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { Pending, UnavailableAlert } from '../../components/messages';
import { Unavailable } from '../../components/not-found';
import { Settled } from '../../components/settled';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { type GlobalTexts, readGlobal, useOrganisation } from '../../data/globals';
import { type AllDetails, mailUrl } from '../organisation';
import { readOrganisation } from '../read-organisation';
import type { Route } from './+types/contact';
import { getTexts } from '../../texts';

const reads = (reader: Reader) => ({
  details: readOrganisation(reader).catch(
    async () => (await import('../default-organisation')).defaultDetails,
  ),
  words: readGlobal(reader, 'contact', async () => (await import('@site/defaults/contact')).contactDefaults),
});

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

const Part = chakra('section', {
  base: { borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '4' },
});
const Title = chakra('h2', { base: { fontSize: 'xl', marginBottom: '2' } });
const Out = chakra('a', {
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

/** A line that leads somewhere, or, where it does not, a text; nothing of what is empty. `of` says whose it is. */
function Way({
  href,
  icon,
  of = '',
  text,
  children = text,
}: {
  href: string | undefined;
  icon: 'phone' | 'mail';
  of?: string;
  text: string;
  children?: ReactNode;
}) {
  if (text === '') return null;
  return (
    <chakra.p css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' }}>
      {href === undefined ? (
        text
      ) : (
        <Out href={href}>
          <Icon name={icon} />
          {children}
        </Out>
      )}
      {of === '' ? null : <chakra.span css={{ color: 'fg.muted' }}>{of}</chakra.span>}
    </chakra.p>
  );
}

const Phone = ({ number, of }: { number: string; of?: string }) => (
  <Way href={telUrl(number)} icon="phone" of={of} text={number} />
);

function Email({ address, of }: { address: string; of?: string }) {
  const [name, host] = address.split('@');
  return (
    <Way href={mailUrl(address)} icon="mail" of={of} text={address}>
      <span>
        {name}@<wbr />
        {host}
      </span>
    </Way>
  );
}

/** Facts of one thing, one under the other, each with what it is. */
function Facts({ rows }: { rows: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl>
      {rows
        .filter(([, text]) => text !== '')
        .map(([name, text], i) => (
          <chakra.div key={i} css={{ display: 'flex', flexWrap: 'wrap', columnGap: '2' }}>
            <chakra.dt css={{ color: 'fg.muted' }}>{name}</chakra.dt>
            <chakra.dd css={{ overflowWrap: 'anywhere', minWidth: '0' }}>{text}</chakra.dd>
          </chakra.div>
        ))}
    </dl>
  );
}

const columns = defineStyle({
  display: 'grid',
  columnGap: { base: '8', lg: '16' },
  rowGap: '8',
});

const pairs = defineStyle({
  display: 'grid',
  columnGap: '8',
  rowGap: '5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
});

/** Where to send money: shown where there is something to say. */
function Donations({ banks, wallets }: Pick<AllDetails, 'banks' | 'wallets'>) {
  const { banks: banksTitle, wallets: walletsTitle, name, account, more, number: one } = getTexts().contact;
  if (banks.length === 0 && wallets.length === 0) return null;
  return (
    <Container
      css={{
        ...columns,
        paddingTop: '8',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' },
      }}
    >
      {banks.length === 0 ? null : (
        <Part>
          <Title>{banksTitle}</Title>
          <chakra.div css={pairs}>
            {banks.map(({ bank, holder, number, note }, i) => (
              <div key={i}>
                <chakra.h3 css={{ fontSize: 'lg' }}>{bank}</chakra.h3>
                <Facts
                  rows={[
                    [name, holder],
                    [account, number],
                    [more, note],
                  ]}
                />
              </div>
            ))}
          </chakra.div>
        </Part>
      )}
      {wallets.length === 0 ? null : (
        <Part>
          <Title>{walletsTitle}</Title>
          <chakra.div css={pairs}>
            {wallets.map(({ wallet, holder, number }, i) => (
              <div key={i}>
                <chakra.h3 css={{ fontSize: 'lg' }}>{wallet}</chakra.h3>
                <Facts
                  rows={[
                    [name, holder],
                    [one, number],
                  ]}
                />
              </div>
            ))}
          </chakra.div>
        </Part>
      )}
    </Container>
  );
}

function Ways({ texts, details }: { texts: GlobalTexts<'contact'>; details: AllDetails }) {
  const { address, phones, emails, contacts } = useOrganisation();
  const { officeHours, mapUrl } = details;
  const {
    title,
    map,
    pictureAlt,
    office: officeTitle,
    reach,
    directions,
    hours,
    persons,
  } = getTexts().contact;
  return (
    <>
      <PageHead title={title} description={texts.lead} />
      <PageHeader title={title}>{texts.lead}</PageHeader>
      <chakra.div css={{ paddingBottom: { base: '10', md: '16' } }}>
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
          <chakra.img
            css={{
              width: 'full',
              height: 'auto',
              borderRadius: 'lg',
              gridColumn: { sm: '1 / -1', md: '1' },
              gridRow: { md: '1 / 3' },
            }}
            src={office}
            alt={pictureAlt}
            htmlWidth={800}
            htmlHeight={560}
            data-screen-only
          />
          <Part>
            <Title>{officeTitle}</Title>
            <chakra.address css={{ fontStyle: 'normal', marginBottom: '1' }}>
              {address.street}
              <br />
              {address.town}
              <br />
              {address.region}, {address.country}
            </chakra.address>
            {mapUrl === '' ? null : (
              <Out href={mapUrl}>
                <Icon name="pin" />
                {map}
              </Out>
            )}
          </Part>
          <Part>
            <Title>{reach}</Title>
            {phones.map((phone, i) => (
              <Phone key={i} {...phone} />
            ))}
            {emails.map((email, i) => (
              <Email key={i} {...email} />
            ))}
          </Part>
        </Container>
        <Container
          css={{
            paddingTop: '8',
            display: 'grid',
            columnGap: { base: '8', lg: '16' },
            rowGap: '8',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr', md: '3fr 5fr' },
          }}
        >
          <Part>
            <Title>{hours}</Title>
            <dl>
              {officeHours.map(({ days, hours: open }, i) => (
                <chakra.div
                  key={i}
                  css={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    justifyContent: 'space-between',
                    columnGap: '4',
                  }}
                >
                  <dt>{days}</dt>
                  <dd>{open}</dd>
                </chakra.div>
              ))}
            </dl>
          </Part>
          <Part>
            <Title>{persons}</Title>
            <chakra.div css={pairs}>
              {contacts.map((person, i) => (
                <div key={i}>
                  <chakra.h3 css={{ fontSize: 'lg' }}>{person.name}</chakra.h3>
                  <chakra.p css={{ color: 'fg.muted' }}>{person.role}</chakra.p>
                  <Phone number={person.phone} />
                  <Email address={person.email} />
                </div>
              ))}
            </chakra.div>
          </Part>
        </Container>
        {texts.directions === '' ? null : (
          <Container css={{ paddingTop: '8' }}>
            <Part css={{ maxWidth: 'reading' }}>
              <Title>{directions}</Title>
              <TextBlocks blocks={blocksOf(texts, 'directions')} gap="4" level={3} />
            </Part>
          </Container>
        )}
        <Donations {...details} />
      </chakra.div>
    </>
  );
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { words, details } = usePageData(loaderData);
  const { title } = getTexts().contact;
  return (
    <Settled
      of={words}
      pending={<Pending />}
      failed={() => (
        <Unavailable title={title}>
          <UnavailableAlert />
        </Unavailable>
      )}
    >
      {(texts) => (
        <Settled of={details} pending={<Pending />} failed={() => null}>
          {(all) => <Ways texts={texts} details={all} />}
        </Settled>
      )}
    </Settled>
  );
}
