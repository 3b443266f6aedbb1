import { telUrl } from '@content/texts/digits';
import type { ComponentProps } from 'react';
import { useOrganisation } from '../../../data/pages/globals';
import office from '../../assets/office.svg?url';
import { type AllDetails, mailUrl } from '../../organisation';
import { ReachLink } from '../../reach-link';
import { contactTexts } from '../../texts/contact';
import { ContactRow } from './contact-row';

interface Owned {
  /** Whose it is. */
  readonly of?: string;
}

/** A number, an address or a map on its own line; nothing without a text. */
function ContactLine({ of = '', ...link }: ComponentProps<typeof ReachLink> & Owned) {
  if (link.text === '') return null;
  return (
    <p data-part="contact-line">
      <ReachLink {...link} />
      {of === '' ? null : <small>{of}</small>}
    </p>
  );
}

const PhoneLine = ({ number, of }: Owned & { readonly number: string }) => (
  <ContactLine href={telUrl(number)} icon="phone" of={of} text={number} />
);

const EmailLine = ({ address, of }: Owned & { readonly address: string }) => (
  <ContactLine href={mailUrl(address)} icon="mail" of={of} text={address} />
);

/** Where the office is, and how to reach it. */
export function Office({ mapUrl }: Pick<AllDetails, 'mapUrl'>) {
  const { street, town, region, country, phones, emails } = useOrganisation();
  const { map, pictureAlt, office: title, reach } = contactTexts();
  return (
    <ContactRow columns="office">
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
        {mapUrl === '' ? null : <ContactLine href={mapUrl} icon="pin" text={map} />}
      </section>
      <section>
        <h2>{reach}</h2>
        {phones.map((phone, i) => (
          <PhoneLine key={i} {...phone} />
        ))}
        {emails.map((email, i) => (
          <EmailLine key={i} {...email} />
        ))}
      </section>
    </ContactRow>
  );
}

/** When the office is open, and whom to ask. */
export function HoursAndPersons({ officeHours }: Pick<AllDetails, 'officeHours'>) {
  const { contacts } = useOrganisation();
  const { hours, persons } = contactTexts();
  return (
    <ContactRow columns="persons">
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
              <PhoneLine number={person.phone} />
              <EmailLine address={person.email} />
            </div>
          ))}
        </div>
      </section>
    </ContactRow>
  );
}
