import { siteDay } from '@content/dates/calendar';
import { fileSize } from '@content/files/document-facts';
import type { FirstNames, SiteHealth } from '@content/api/contract';
import { runStatus } from '@content/api/site-state';
import { formatDateTime, formatWeekday, some, were } from '../../admin-ui/labels';

const TELL = 'Tell the person who looks after the site.';
/** Failed requests of a week that are no reason to worry: connections within Google's network break now and then. */
const FEW_ERRORS = 20;

/** One thing that the staff area tells of the site, in plain words. */
export interface Finding {
  readonly title: string;
  readonly isGood: boolean;
  readonly text: string;
  readonly advice?: string;
}
type Found = Omit<Finding, 'title'>;

const good = (text: string, advice?: string): Found => ({ isGood: true, text, advice });
const bad = (text: string, advice: string): Found => ({ isGood: false, text, advice });
const joined = (...sentences: readonly string[]) => sentences.filter(Boolean).join(' ');

const GB = 1024 ** 3;
const sizeOf = (bytes: number) => (bytes >= GB ? `${(bytes / GB).toFixed(1)} GB` : fileSize(bytes));

const dayOf = (iso: string) => formatWeekday(siteDay(new Date(iso)));

const FIRST = 'If this is still here tomorrow, tell the person who looks after the site.';

function ofBackup({ backup, backupFailedAt, now }: SiteHealth): Found {
  const failed = backupFailedAt === null ? '' : `The one of ${dayOf(backupFailedAt)} failed.`;
  if (!backup)
    return bad(
      joined('No backup has been made yet.', failed),
      failed === '' ? `The first one will be made tonight. ${FIRST}` : TELL,
    );
  if (runStatus(backup.at, new Date(now)) === 'late')
    return bad(
      joined(`There has been no backup since ${dayOf(backup.at)}.`, failed),
      `${TELL} Until then, nothing is lost on the site itself.`,
    );
  const holds = `${some(backup.documents, 'record')}, ${some(backup.files, 'file')} and ${some(backup.accounts, 'account')}`;
  const text = `The last backup was made on ${formatDateTime(backup.at)}. It holds ${holds}.`;
  return failed === '' ? good(text) : bad(joined(text, failed), TELL);
}

function ofCleanup({ cleanup, now }: SiteHealth): Found {
  if (!cleanup) return bad('The daily clean-up has not run yet.', `It runs every night. ${FIRST}`);
  const { at, purged, removed, unknown, failed } = cleanup;
  if (runStatus(at, new Date(now)) === 'late')
    return bad(
      `The daily clean-up has not run since ${dayOf(at)}.`,
      `${TELL} The site works without it, but grows.`,
    );
  const text = joined(
    `The last one was on ${formatDateTime(at)}.`,
    purged + removed === 0
      ? 'There was nothing to clean up.'
      : `${some(purged, 'item')} left the trash after thirty days, and ${some(removed, 'unused file')} ${were(removed)} removed.`,
    failed.count > 0 ? `${some(failed.count, 'task')} could not be done.` : '',
    unknown.count > 0 ? `It found ${some(unknown.count, 'thing')} it does not know and left alone.` : '',
  );
  if (failed.count > 0) return bad(text, `${TELL} It tries again tomorrow.`);
  return unknown.count === 0
    ? good(text)
    : good(text, 'Nothing is broken. Mention it to the person who looks after the site.');
}

function ofErrors({ errors }: SiteHealth): Found {
  const server = errors.reduce((sum, day) => sum + day.server, 0);
  const browser = errors.reduce((sum, day) => sum + day.browser, 0);
  if (server + browser === 0) return good('None in the last seven days.');
  const days = errors.filter((day) => day.server + day.browser > 0);
  const [worst = days[0]] = days.toSorted((a, b) => b.server + b.browser - a.server - a.browser);
  const text = joined(
    server > 0 ? `${some(server, 'request')} to the site failed on our side.` : '',
    browser > 0 ? `Visitors’ browsers have reported ${some(browser, 'error')}.` : '',
    days.length > 1 && worst ? `Most of it was on ${dayOf(worst.day)}.` : '',
  );
  return server + browser < FEW_ERRORS ? good(text, 'A few in a week are normal.') : bad(text, TELL);
}

function ofStorage({ storage }: SiteHealth): Found {
  const amounts = Object.values(storage ?? {});
  if (amounts.length === 0)
    return good('The daily clean-up counts what is stored; it has found no files yet.');
  const sum = (of: 'files' | 'bytes') => amounts.reduce((total, amount) => total + amount[of], 0);
  return good(
    `${sizeOf(sum('bytes'))} in ${some(sum('files'), 'file')}. Each picture is kept in several sizes.`,
  );
}

export const findingsOf = (state: SiteHealth): readonly Finding[] => [
  { title: 'Backup', ...ofBackup(state) },
  { title: 'Daily clean-up', ...ofCleanup(state) },
  { title: 'Errors this week', ...ofErrors(state) },
  { title: 'Storage', ...ofStorage(state) },
];

export function summaryOf(findings: readonly Finding[]): string {
  const bad = findings.filter(({ isGood }) => !isGood).length;
  if (bad === 0) return 'Everything is in order.';
  return bad === 1 ? 'One thing needs attention.' : `${bad} things need attention.`;
}

/** Lines for the person who looks after the site. */
export function detailsOf({ cleanup, backup, storage, reports }: SiteHealth): readonly string[] {
  const named = (what: string, { count, names }: FirstNames) =>
    count === 0
      ? []
      : [`${what}: ${names.join(', ')}${count > names.length ? ` and ${count - names.length} more` : ''}`];
  return [
    ...(backup ? [`Last backup: ${backup.name}, ${sizeOf(backup.bytes)} of files`] : []),
    ...(cleanup ? named('Clean-up failed for', cleanup.failed) : []),
    ...(cleanup ? named('Unknown to the clean-up', cleanup.unknown) : []),
    ...Object.entries(storage ?? {}).map(
      ([what, { files, bytes }]) => `Stored under ${what}: ${sizeOf(bytes)} in ${some(files, 'file')}`,
    ),
    ...reports.map(
      ({ message, page, count, at }) => `${page}, ${formatDateTime(at)}, ${count} ×: ${message}`,
    ),
  ];
}
