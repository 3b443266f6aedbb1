import { formatBsDay } from '@site/bikram-sambat';
import { documentsOf } from '@content/items/item';
import { telUrl } from '@content/texts/digits';
import { blocksOf, type WithTexts } from '@content/texts/rich-text';
import { Link } from 'react-router';
import { FactsBox } from '../../../components/facts-box';
import { formatDate, languageOf } from '../../../components/text';
import { useOrganisation } from '../../../data/pages/globals';
import { useToday } from '../../../data/device/use-today';
import { getTexts } from '../../../texts';
import { mailUrl } from '../../organisation';
import { noticeTexts } from '../../texts/notice';
import type { NoticeFacts } from './closing-labels';

/** The facts of a notice beside its kind, by field. */
function factsOf({ closesOn = '', heldOn = '', place = '', contact = '' }: NoticeFacts) {
  const { inBoth } = getTexts().dates;
  const all = [
    ['heldOn', heldOn && inBoth(heldOn, formatBsDay)],
    ['closesOn', closesOn === heldOn ? '' : closesOn && inBoth(closesOn, formatBsDay)],
    ['place', place],
    ['contact', contact],
  ] as const;
  return all.filter(([, text]) => text);
}

/** How somebody responds to a notice of this kind; undefined where nobody does. */
const titleOf = ({ kind = '' }: NoticeFacts): string | undefined => {
  const titles: Readonly<Record<string, string>> = noticeTexts().titles;
  return titles[kind];
};

export const hasFacts = (notice: NoticeFacts) => factsOf(notice).length > 0 || titleOf(notice) !== undefined;

/** Where to, whom to ask and with which papers, while the notice is open. */
function HowToApply({ notice, title }: FactBoxProps & { title: string }) {
  const { closesOn = '', contact = '' } = notice;
  const { to, by, ask, forms, ofNotice, ofSite } = noticeTexts();
  const { address, officeHours, phone, email } = useOrganisation();
  const today = useToday();
  if (closesOn !== '' && closesOn < today) return null;
  const office = `${address.street}, ${address.town}`;
  const hours = officeHours.map(({ days, hours: open }) => `${days}: ${open}`);
  const ways = [
    [telUrl(phone), phone],
    [mailUrl(email), email],
  ] as const;
  return (
    <>
      <h2>{title}</h2>
      <dl>
        <div>
          <dt>{closesOn === '' ? to : by(formatDate(closesOn))}</dt>
          <dd lang={languageOf(office)}>
            {office}
            {hours.map((line) => (
              <small key={line} lang={languageOf(line)} data-screen-only>
                {line}
              </small>
            ))}
          </dd>
        </div>
        {contact !== '' || phone + email === '' ? null : (
          <div>
            <dt>{ask}</dt>
            {ways.map(([href, text]) =>
              text === '' ? null : (
                <dd key={text}>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
              ),
            )}
          </div>
        )}
        <div data-screen-only>
          <dt>{forms}</dt>
          <dd>
            {documentsOf(notice, 'attachments').length > 0 ? (
              <a href="#documents">{ofNotice}</a>
            ) : (
              <Link to="/formats">{ofSite}</Link>
            )}
          </dd>
        </div>
      </dl>
    </>
  );
}

interface FactBoxProps {
  readonly notice: NoticeFacts & WithTexts & { readonly attachments?: readonly string[] };
}

export function FactBox({ notice }: FactBoxProps) {
  const facts = factsOf(notice);
  const title = titleOf(notice);
  const { atAGlance, fields } = noticeTexts();
  return (
    <FactsBox
      aria-label={atAGlance}
      facts={facts.map(([name, text]) => [fields[name], name === 'contact' ? blocksOf(notice, name) : text])}
    >
      {title === undefined ? null : <HowToApply notice={notice} title={title} />}
    </FactsBox>
  );
}
