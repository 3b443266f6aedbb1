import { siteDay } from '@content/dates/calendar';
import { fileSize } from '@content/files/document-facts';
import type { Named, SiteHealth } from '@content/api/contract';
import { runStatus } from '@content/api/site-state';
import { formatCount, formatDateTime, formatWeekday, were } from '../../admin-ui/labels';

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

const GB = 1024 ** 3;
const sizeOf = (bytes: number) => (bytes >= GB ? `${(bytes / GB).toFixed(1)} GB` : fileSize(bytes));

/** '1 file', '1,234 files'. */
const some = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const dayOf = (iso: string) => formatWeekday(siteDay(new Date(iso)));

const FIRST = 'If this is still here tomorrow, tell the person who looks after the site.';

function ofBackup({ backup, backupFailedAt, now }: SiteHealth): Finding {
  const title = 'Backup';
  const failed = backupFailedAt === null ? '' : ` The one of ${dayOf(backupFailedAt)} failed.`;
  const bad = (text: string, advice: string): Finding => ({
    title,
    isGood: false,
    text: text + failed,
    advice,
  });
  if (!backup)
    return bad(
      'No backup has been made yet.',
      failed === '' ? `The first one will be made tonight. ${FIRST}` : TELL,
    );
  if (runStatus(backup.at, new Date(now)) === 'late')
    return bad(
      `There has been no backup since ${dayOf(backup.at)}.`,
      `${TELL} Until then, nothing is lost on the site itself.`,
    );
  const holds = `${some(backup.documents, 'record')}, ${some(backup.files, 'file')} and ${some(backup.accounts, 'account')}`;
  const text = `The last backup was made on ${formatDateTime(backup.at)}. It holds ${holds}.`;
  return failed === '' ? { title, isGood: true, text } : bad(text, TELL);
}

function ofCleanup({ cleanup, now }: SiteHealth): Finding {
  const title = 'Daily clean-up';
  const bad = (text: string, advice: string): Finding => ({ title, isGood: false, text, advice });
  if (!cleanup) return bad('The daily clean-up has not run yet.', `It runs every night. ${FIRST}`);
  const { at, purged, removed, unknown, failed } = cleanup;
  if (runStatus(at, new Date(now)) === 'late')
    return bad(
      `The daily clean-up has not run since ${dayOf(at)}.`,
      `${TELL} The site works without it, but grows.`,
    );
  const text = [
    `The last one was on ${formatDateTime(at)}.`,
    purged + removed === 0
      ? 'There was nothing to clean up.'
      : `${some(purged, 'item')} left the trash after thirty days, and ${some(removed, 'unused file')} ${were(removed)} removed.`,
    failed.count > 0 ? `${some(failed.count, 'task')} could not be done.` : '',
    unknown.count > 0 ? `It found ${some(unknown.count, 'thing')} it does not know and left alone.` : '',
  ]
    .filter(Boolean)
    .join(' ');
  if (failed.count > 0) return bad(text, `${TELL} It tries again tomorrow.`);
  const advice =
    unknown.count > 0 ? 'Nothing is broken. Mention it to the person who looks after the site.' : undefined;
  return { title, isGood: true, text, advice };
}

function ofErrors({ errors }: SiteHealth): Finding {
  const title = 'Errors this week';
  const server = errors.reduce((sum, day) => sum + day.server, 0);
  const browser = errors.reduce((sum, day) => sum + day.browser, 0);
  if (server + browser === 0) return { title, isGood: true, text: 'None in the last seven days.' };
  const days = errors.filter((day) => day.server + day.browser > 0);
  const [worst = days[0]] = days.toSorted((a, b) => b.server + b.browser - a.server - a.browser);
  const text = [
    server > 0 ? `${some(server, 'request')} to the site failed on our side.` : '',
    browser > 0 ? `Visitors’ browsers have reported ${some(browser, 'error')}.` : '',
    days.length > 1 && worst ? `Most of it was on ${dayOf(worst.day)}.` : '',
  ];
  const isGood = server + browser < FEW_ERRORS;
  const advice = isGood ? 'A few in a week are normal.' : TELL;
  return { title, isGood, text: text.filter(Boolean).join(' '), advice };
}

function ofStorage({ storage }: SiteHealth): Finding {
  const amounts = Object.values(storage ?? {});
  const sum = (of: 'files' | 'bytes') => amounts.reduce((total, amount) => total + amount[of], 0);
  const text =
    amounts.length === 0
      ? 'The daily clean-up counts what is stored; it has found no files yet.'
      : `${sizeOf(sum('bytes'))} in ${some(sum('files'), 'file')}. Each picture is kept in several sizes.`;
  return { title: 'Storage', isGood: true, text };
}

export const findingsOf = (state: SiteHealth): readonly Finding[] =>
  [ofBackup, ofCleanup, ofErrors, ofStorage].map((find) => find(state));

export function summaryOf(findings: readonly Finding[]): string {
  const bad = findings.filter(({ isGood }) => !isGood).length;
  if (bad === 0) return 'Everything is in order.';
  return bad === 1 ? 'One thing needs attention.' : `${bad} things need attention.`;
}

/** Lines for the person who looks after the site. */
export function detailsOf({ cleanup, backup, storage, reports }: SiteHealth): readonly string[] {
  const named = (what: string, { count, names }: Named) =>
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
