import { chakra } from '@chakra-ui/react';
import type { Reader } from '@content/api/contract';
import { telUrl } from '@content/texts/digits';
import { blocksOf } from '@content/texts/rich-text';
import type { ComponentProps } from 'react';
import office from '../assets/office.svg?url';
import { TextBlocks } from '../../components/blocks';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { Pending } from '../../components/messages';
import { TextsPage } from '../../components/item-page';
import { Await } from '../../components/await';
import { column, textLink } from '../../theme/recipes';
import { pageClientLoader, pageLoader, type PageLocation } from '../../data/page-loaders';
import { type GlobalTexts, readGlobal, useOrganisation } from '../../data/globals';
import { type AllDetails, mailUrl } from '../organisation';
import { detailsOrDefaults } from '../read-organisation';
import { readNamed } from '../../data/read-item';
import { ReachLink } from '../reach-link';
import { MessageForm, ReceiptForm } from '../features/message-form/message-form';
import type { Route } from './+types/contact';
import { currentLanguage } from '../../language';
import { contactTexts } from '../texts/contact';
import { messageTexts } from '@site/message-texts';
import { useSearchParams } from 'react-router';

const reads = (reader: Reader, { search }: PageLocation) => ({
  about: readNamed(reader, 'notices', search.get('about')),
  details: detailsOrDefaults(reader),
  words: readGlobal(reader, 'contact', async () => (await import('@site/defaults/contact')).contactDefaults),
});

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

const Office = chakra('div', {
  base: {
    paddingBottom: { base: '10', md: '16' },
    '& > div': {
      ...column,
      paddingTop: '8',
      display: 'grid',
      columnGap: { base: '8', lg: '16' },
      rowGap: '8',
    },
    '& > [data-row=office]': {
      paddingTop: { base: '8', md: '16' },
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr', md: '5fr 3fr', _print: '1fr 1fr' },
    },
    '& > [data-row=people]': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr', md: '3fr 5fr' },
    },
    '& > [data-row=money]': { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' } },
    '& > [data-row=way] section': { maxWidth: 'reading' },
    '& > [data-row=write]': {
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5fr 3fr' },
    },
    '& #write': { scrollMarginTop: '6rem' },
    '& img': {
      width: 'full',
      height: 'auto',
      borderRadius: 'lg',
      gridColumn: { sm: '1 / -1', md: '1' },
      gridRow: { md: '1 / 3' },
    },
    '& section': { borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '4' },
    '& h2': { fontSize: 'xl', marginBottom: '2' },
    '& h3': { fontSize: 'lg' },
    '& h3 + p:not([data-way])': { color: 'fg.muted' },
    '& address': { fontStyle: 'normal', marginBottom: '1' },
    '& [data-reach]': {
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
    '& [data-way]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
    '& small': { fontSize: 'inherit', color: 'fg.muted' },
    '& [data-pairs]': {
      display: 'grid',
      columnGap: '8',
      rowGap: '5',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr' },
    },
    '& [data-hours] > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
    },
  },
});

/** A number or an address in a line of its own; `of` says whose it is. */
function Way({ of = '', ...link }: ComponentProps<typeof ReachLink> & { of?: string }) {
  if (link.text === '') return null;
  return (
    <p data-way>
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

interface WaysProps extends Pick<Route.ComponentProps['loaderData'], 'about'> {
  readonly texts: GlobalTexts<'contact'>;
  readonly details: AllDetails;
}

function Ways({ texts, details, about }: WaysProps) {
  const { address, phones, emails, contacts } = useOrganisation();
  const { officeHours, mapUrl } = details;
  const search = useSearchParams()[0];
  const {
    title,
    map,
    pictureAlt,
    office: officeTitle,
    reach,
    directions,
    hours,
    persons,
  } = contactTexts[currentLanguage()];
  return (
    <>
      <PageHead
        title={title}
        description={texts.lead}
        noIndex={['about', 'kind', 'sent'].some((name) => search.has(name))}
      />
      <PageHeader title={title}>{texts.lead}</PageHeader>
      <Office>
        <div data-row="office">
          <img src={office} alt={pictureAlt} width={800} height={560} data-screen-only />
          <section>
            <h2>{officeTitle}</h2>
            <address>
              {address.street}
              <br />
              {address.town}
              <br />
              {address.region}, {address.country}
            </address>
            {mapUrl === '' ? null : <ReachLink href={mapUrl} icon="pin" text={map} />}
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
        </div>
        <div data-row="people">
          <section>
            <h2>{hours}</h2>
            <dl data-hours>
              {officeHours.map(({ days, hours: open }, i) => (
                <div key={i}>
                  <dt>{days}</dt>
                  <dd>{open}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section>
            <h2>{persons}</h2>
            <div data-pairs>
              {contacts.map((person, i) => (
                <div key={i}>
                  <h3>{person.name}</h3>
                  <p>{person.role}</p>
                  <Phone number={person.phone} />
                  <Email address={person.email} />
                </div>
              ))}
            </div>
          </section>
        </div>
        {texts.directions === '' ? null : (
          <div data-row="way">
            <section>
              <h2>{directions}</h2>
              <TextBlocks blocks={blocksOf(texts, 'directions')} gap="4" level={3} />
            </section>
          </div>
        )}
        <Write about={about} />
      </Office>
    </>
  );
}

/** Jumped to from a notice, and for a complaint from the foot of each page. */
function Write({ about }: Pick<WaysProps, 'about'>) {
  const { title, lookUp } = messageTexts[currentLanguage()];
  const [search] = useSearchParams();
  const kind = search.get('kind') === 'complaint' ? 'complaint' : 'question';
  return (
    <div data-row="write" data-screen-only>
      <section id="write">
        <h2>{title}</h2>
        <Await of={about} pending={<Pending />} failed={() => null}>
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
    </div>
  );
}

export default function Contact({ loaderData: { words, details, about } }: Route.ComponentProps) {
  const { title } = contactTexts[currentLanguage()];
  return (
    <TextsPage of={words} title={title}>
      {(texts) => (
        <Await of={details} pending={<Pending />} failed={() => null}>
          {(all) => <Ways texts={texts} details={all} about={about} />}
        </Await>
      )}
    </TextsPage>
  );
}
