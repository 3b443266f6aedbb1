import { chakra } from '@chakra-ui/react';
import { telUrl } from '@content/texts/digits';
import { blocksOf } from '@content/texts/rich-text';
import { messageTexts } from '@site/message-texts';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { Await } from '../../../components/await';
import { TextBlocks } from '../../../components/blocks';
import { TextsPage } from '../../../components/item-page';
import { PageTop } from '../../../components/page-top';
import { readGlobal, useOrganisation } from '../../../data/pages/globals';
import { pageClientLoader, type PageData, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { readNamed } from '../../../data/pages/read-item';
import { currentLanguage } from '../../../language';
import { column, topRule, textLink } from '../../../theme/recipes';
import office from '../../assets/office.svg?url';
import { type AllDetails, mailUrl } from '../../organisation';
import { ReachLink } from '../../reach-link';
import { detailsOrDefaults } from '../../read-organisation';
import { contactTexts } from '../../texts/contact';
import { MessageForm, ReceiptForm } from '../message-form/message-form';
import type { Route } from './+types/contact-page';

const reads = pageReads((reader, { search }) => ({
  about: readNamed(reader, 'notices', search.get('about')),
  details: detailsOrDefaults(reader),
  words: readGlobal(reader, 'contact', async () => (await import('@site/defaults/contact')).contactDefaults),
}));

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

const oneColumn = 'minmax(0, 1fr)';

const Row = chakra('div', {
  base: {
    ...column,
    paddingTop: '8',
    display: 'grid',
    alignItems: 'start',
    columnGap: { base: '8', lg: '16' },
    rowGap: '8',
    '& > img': {
      gridColumn: { sm: '1 / -1', md: '1' },
      gridRow: { md: '1 / 3' },
      width: 'full',
      height: 'auto',
      borderRadius: 'lg',
    },
    '& > section': topRule,
    '& h2': { fontSize: 'xl', marginBottom: '2' },
    '& address': { fontStyle: 'normal', marginBottom: '1' },
    '& [data-part=way]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
    '& [data-part=way] small': { fontSize: 'inherit', color: 'fg.muted' },
    '& [data-part=way] a': {
      ...textLink,
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '2.25rem',
      maxWidth: 'full',
      overflowWrap: 'anywhere',
      '& svg': { color: 'fg.muted' },
      '& span': { minWidth: '0' },
    },
    '& [data-part=days]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
    },
    '& [data-part=people]': {
      display: 'grid',
      columnGap: '8',
      rowGap: '5',
      gridTemplateColumns: { base: oneColumn, lg: '1fr 1fr' },
      '& h3': { fontSize: 'lg' },
    },
    '& [data-part=role]': { color: 'fg.muted' },
    '& > [data-part=directions]': { maxWidth: 'reading' },
    '& > [data-part=write]': { scrollMarginTop: '6rem' },
  },
});

/** A number, an address or a map on its own line; `of` says whose it is. */
function Way({ of = '', ...link }: ComponentProps<typeof ReachLink> & { of?: string }) {
  if (link.text === '') return null;
  return (
    <p data-part="way">
      <ReachLink {...link} />
      {of === '' ? null : <small>{of}</small>}
    </p>
  );
}

const Phone = ({ number, of }: { number: string; of?: string }) => (
  <Way href={telUrl(number)} icon="phone" of={of} text={number} />
);

const Email = ({ address, of }: { address: string; of?: string }) => (
  <Way href={mailUrl(address)} icon="mail" of={of} text={address} />
);

/** Where the office is, when it is open, how to reach it and whom to ask. */
function Office({ mapUrl, officeHours }: Pick<AllDetails, 'mapUrl' | 'officeHours'>) {
  const { street, town, region, country, phones, emails, contacts } = useOrganisation();
  const { map, pictureAlt, office: title, reach, hours, persons } = contactTexts();
  return (
    <>
      <Row
        paddingTop={{ base: '8', md: '16' }}
        gridTemplateColumns={{ base: oneColumn, sm: '1fr 1fr', md: '5fr 3fr', _print: '1fr 1fr' }}
      >
        <img src={office} alt={pictureAlt} width={800} height={560} data-screen-only />
        <section>
          <h2>{title}</h2>
          <address>
            {street}
            <br />
            {town}
            <br />
            {region}, {country}
          </address>
          {mapUrl === '' ? null : <Way href={mapUrl} icon="pin" text={map} />}
        </section>
        <section>
          <h2>{reach}</h2>
          {phones.map((phone, i) => (
            <Phone key={i} {...phone} />
          ))}
          {emails.map((email, i) => (
            <Email key={i} {...email} />
          ))}
        </section>
      </Row>
      <Row gridTemplateColumns={{ base: oneColumn, sm: '1fr 1fr', md: '3fr 5fr' }}>
        <section>
          <h2>{hours}</h2>
          <dl>
            {officeHours.map(({ days, hours: open }, i) => (
              <div key={i} data-part="days">
                <dt>{days}</dt>
                <dd>{open}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{persons}</h2>
          <div data-part="people">
            {contacts.map((person, i) => (
              <div key={i}>
                <h3>{person.name}</h3>
                <p data-part="role">{person.role}</p>
                <Phone number={person.phone} />
                <Email address={person.email} />
              </div>
            ))}
          </div>
        </section>
      </Row>
    </>
  );
}

/** The forms, to which notices link, and for complaints the foot of every page. */
function Write({ about }: Pick<PageData<typeof reads>, 'about'>) {
  const { title, lookUp } = messageTexts[currentLanguage()];
  const [search] = useSearchParams();
  const kind = search.get('kind') === 'complaint' ? 'complaint' : 'question';
  return (
    <Row gridTemplateColumns={{ base: oneColumn, md: '5fr 3fr' }} data-screen-only>
      <section id="write" data-part="write">
        <h2>{title}</h2>
        <Await of={about}>
          {(notice) => (
            <MessageForm
              key={[kind, notice?._id].join(' ')}
              notice={notice}
              kind={kind}
              isSent={search.has('sent')}
            />
          )}
        </Await>
      </section>
      <section>
        <h2>{lookUp}</h2>
        <ReceiptForm />
      </section>
    </Row>
  );
}

/** How to find, call and write to the organisation. */
export default function ContactPage({ loaderData: { words, details, about } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { title, directions } = contactTexts();
  return (
    <TextsPage of={words} title={title}>
      {(texts) => (
        <Await of={details}>
          {(all) => (
            <>
              <PageTop
                title={title}
                lead={texts.lead}
                head={{ noIndex: ['about', 'kind', 'sent'].some((name) => search.has(name)) }}
              />
              <chakra.div paddingBottom={{ base: '10', md: '16' }}>
                <Office {...all} />
                {texts.directions === '' ? null : (
                  <Row>
                    <section data-part="directions">
                      <h2>{directions}</h2>
                      <TextBlocks blocks={blocksOf(texts, 'directions')} gap="4" level={3} />
                    </section>
                  </Row>
                )}
                <Write about={about} />
              </chakra.div>
            </>
          )}
        </Await>
      )}
    </TextsPage>
  );
}
