import { formatBsDay } from '@site/bikram-sambat';
import { documentsOf } from '@content/items/item';
import { telUrl } from '@content/texts/digits';
import { blocksOf, type WithTexts } from '@content/texts/rich-text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FactsBox } from '../../../components/facts-box';
import { formatDate, languageOf } from '../../../components/text';
import { useOrganisation } from '../../../data/pages/globals';
import { useToday } from '../../../data/device/use-today';
import { getTexts } from '../../../texts';
import { mailUrl } from '../../organisation';
import { noticeTexts } from '../../texts/notice';
import { hasClosed, type NoticeFacts } from './closing-labels';

type Notice = NoticeFacts & WithTexts & { readonly attachments?: readonly string[] };

/** The facts of a notice beside its kind, as pairs of field and text. */
export function factsOf(notice: NoticeFacts, dateText: (day: string) => string) {
  const { closesOn = '', heldOn = '', place = '', contact = '' } = notice;
  const all = [
    ['heldOn', heldOn && dateText(heldOn)],
    ['closesOn', closesOn && dateText(closesOn)],
    ['place', place],
    ['contact', contact],
  ] as const;
  return all.filter(([, text]) => text);
}

/** Where to apply, whom to ask and which papers to bring, while the notice is open. */
function HowToApply({ notice, title }: { notice: Notice; title: string }) {
  const { closesOn = '', contact = '' } = notice;
  const { to, by, ask, forms, ofNotice, ofSite } = noticeTexts();
  const { office, officeHours, phone, email } = useOrganisation();
  const today = useToday();
  if (hasClosed(notice, today)) return null;
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

/** The box with a notice's facts and how to respond to its kind; null where there is neither. */
export function factBox(notice: Notice): ReactNode {
  const { inBoth } = getTexts().dates;
  const { heldOn, closesOn } = notice;
  const eachOnce = closesOn === heldOn ? { ...notice, closesOn: '' } : notice;
  const facts = factsOf(eachOnce, (day) => inBoth(day, formatBsDay));
  const { atAGlance, fields, titles } = noticeTexts();
  const { [notice.kind ?? '']: title } = titles as Readonly<Record<string, string>>;
  if (facts.length === 0 && title === undefined) return null;
  return (
    <FactsBox
      aria-label={atAGlance}
      facts={facts.map(([name, text]) => [fields[name], name === 'contact' ? blocksOf(notice, name) : text])}
    >
      {title === undefined ? null : <HowToApply notice={notice} title={title} />}
    </FactsBox>
  );
}
