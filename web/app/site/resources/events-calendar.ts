import type { ItemAt } from '@content';
import { ReadError, type Reader } from '@content/api/contract';
import type { SiteContext } from '@content/site-build';
import { dayAfter } from '@content/dates/calendar';
import { addressOf, timesOf } from '@content/items/item';
import { languagePrefix } from '@content/texts/language-paths';
import { notice as noticeType } from '@site/types/notice';
import type { LoaderFunctionArgs } from 'react-router';
import { summaryOf } from '../../components/text';
import { settle } from '../../data/pages/outcome';
import { unavailable } from '../../data/formats/xml';
import { currentLanguage } from '../../language';
import { getTexts } from '../../texts';

const encoder = new TextEncoder();
/** The most octets of a line (RFC 5545, 3.1). */
const LINE = 75;

/** A line of a calendar: its value escaped (3.3.11), in pieces none of which ends within a character. */
export function contentLine(name: string, value: string): string {
  const escaped = value
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');
  let text = '';
  let octets = 0;
  for (const character of `${name}:${escaped}`) {
    const { length } = encoder.encode(character);
    octets += length;
    if (octets > LINE) {
      text += '\r\n ';
      octets = 1 + length;
    }
    text += character;
  }
  return `${text}\r\n`;
}

/** Reads the notice with an id, if it has a day; without an id, all events: a subscription drops those that the file lacks. */
async function readEvents(reader: Reader, id: string | undefined): Promise<ItemAt<'notices'>[]> {
  if (id !== undefined) {
    const notice = await reader.one('notices', id);
    if (!notice.heldOn) throw new ReadError(404, `The notice ${id} has no day`);
    return [notice];
  }
  const states = ['upcoming', 'past'] as const;
  const lists = await Promise.all(states.map((state) => reader.list('notices', { state, pageSize: 100 })));
  return lists.flatMap(({ items }) => items);
}

/** A day, or a moment without its milliseconds, as calendars write it. */
const digits = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, '');

/** /events.ics, a calendar to subscribe to (RFC 5545), and /notices/{id}/event.ics with one notice. */
export async function loader({ context, params }: LoaderFunctionArgs<SiteContext>): Promise<Response> {
  const { reader, origin } = context;
  const read = await settle(readEvents(reader, params.id));
  if (!read.ok)
    return read.status === 404 ? new Response(getTexts().notices.missing, { status: 404 }) : unavailable();
  const events = read.value.flatMap((notice) => [
    ['BEGIN', 'VEVENT'],
    ['UID', `${notice._id}@${new URL(origin).host}`],
    ['DTSTAMP', digits(timesOf(notice).updatedAt ?? `${notice.heldOn}T00:00:00Z`)],
    ['SEQUENCE', String(notice._version)],
    ['DTSTART;VALUE=DATE', digits(notice.heldOn)],
    ['DTEND;VALUE=DATE', digits(dayAfter(notice.heldOn, 1))],
    ['SUMMARY', notice.title],
    ['DESCRIPTION', summaryOf(notice.description)],
    ['LOCATION', notice.place],
    ['URL', origin + languagePrefix(currentLanguage()) + addressOf(noticeType, notice)],
    ['END', 'VEVENT'],
  ]);
  const lines = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${new URL(origin).host}//Events//EN`],
    ['X-WR-CALNAME', getTexts().navigation.pages['/events']],
    ...events,
    ['END', 'VCALENDAR'],
  ];
  return new Response(lines.map(([name = '', value = '']) => contentLine(name, value)).join(''), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
