import { DAY_MS } from '@content/dates/calendar';
import { contentTypeAt } from '@content';
import { type FirstNames, TRASH_DAYS } from '@content/api/contract';
import { isPossibleId } from '@content/items/ids';
import { errorText, logLine } from '../request-log';
import type { Services } from '../services';
import { eraseTemporary, eraseUnused, mediaInItems } from '../domain/unused-media';
import { applyDueSchedule } from '../model/item-state';
import { INCOMING, MEDIA, type StoredObject } from '../store/files';
import { WriteConflict } from '../store/write-conflict';
import { checkLinks } from './check-links';

/** Unused files are left alone for a day: a write may still be running. */
const ORPHAN_DAYS = 1;
/** After this many failures the run stops until the next night. */
const MAX_FAILURES = 50;
/** Names in the log of each list; the others are counted. */
const MAX_NAMES = 20;

/** The author of the clean-up's changes in the audit log. */
const author = { person: { uid: 'schedule', email: '', displayName: 'Scheduled clean-up' } } as const;

/** The first few of some names, and how many there are. */
const firstNames = (names: readonly string[]): FirstNames => ({
  count: names.length,
  names: names.slice(0, MAX_NAMES),
});

const newReport = () => ({
  /** Scheduled items that are stored as published. */
  begun: 0,
  forgottenAddresses: 0,
  /** Items in the trash. */
  purged: 0,
  /** Objects of files that nothing used. */
  removed: 0,
  checkedLinks: 0,
  /** Left alone, as nothing here knows what it is. */
  unknown: [] as string[],
  failed: [] as string[],
  /** Files in Storage, once all have been listed. */
  storage: undefined as StorageUse | undefined,
});
type CleanupReport = ReturnType<typeof newReport>;

type StorageUse = Record<string, { files: number; bytes: number }>;

function addToStorage(storage: StorageUse, where: string, { bytes }: StoredObject): void {
  const amount = (storage[where] ??= { files: 0, bytes: 0 });
  amount.files += 1;
  amount.bytes += bytes;
}

/** Does one part of the work; when it fails, the others go on. Throws after too many failures. */
async function attempt(report: CleanupReport, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // An item that somebody has deleted, restored or erased in the meantime is no failure.
    if (error instanceof WriteConflict) return;
    report.failed.push(what);
    console.error(logLine('WARNING', `clean-up of ${what} failed`, { stack_trace: errorText(error) }));
    if (report.failed.length >= MAX_FAILURES) throw error;
  }
}

/** The same for work that returns how many it has done, which are counted. */
const attemptToCount = (
  report: CleanupReport,
  count: Exclude<keyof CleanupReport, 'unknown' | 'failed' | 'storage'>,
  what: string,
  work: () => Promise<number>,
): Promise<void> =>
  attempt(report, what, async () => {
    const done = await work();
    report[count] += done;
  });

const before = ({ clock }: Services, days: number) => new Date(clock().getTime() - days * DAY_MS);

/** Stores due schedules: their items are in their type's collection from then on. */
export async function applyDueSchedules(services: Services, report = newReport()): Promise<CleanupReport> {
  const { content, items, clock } = services;
  const now = clock();
  for (const { type, states } of await content.allStates())
    for (const { id } of states.filter((state) => applyDueSchedule(state, now) !== state))
      await attemptToCount(report, 'begun', `${type.path}/${id}`, async () => {
        // `update` applies the schedule; the item keeps its version, as its content does not change.
        await items.update(type, id, undefined, (state) => ({ state, action: 'publish' }), author);
        return 1;
      });
  return report;
}

/** Erases what was deleted more than thirty days ago. */
export async function purgeTrash(services: Services, report = newReport()): Promise<CleanupReport> {
  const { items, trash } = services;
  for await (const { key, path, id } of trash.before(before(services, TRASH_DAYS))) {
    const type = typeof path === 'string' ? contentTypeAt(path) : undefined;
    if (!type || typeof id !== 'string' || !isPossibleId(id)) {
      report.unknown.push(`trash/${key}`);
      continue;
    }
    await attemptToCount(report, 'removed', `trash/${key}`, async () => {
      const media = await items.erase(type, id, author);
      report.purged += 1;
      return eraseTemporary(services, media);
    });
  }
  return report;
}

/**
 * Removes media older than a day that came with an item and that no item, version or trash uses any more, objects of the
 * same age without a media document, and unfinished and unclaimed uploads.
 */
export async function sweepFiles(services: Services, report = newReport()): Promise<CleanupReport> {
  const { content, files, media } = services;
  const old = before(services, ORPHAN_DAYS);
  const used = mediaInItems(await content.allStates());
  const known = await media.all();
  for (const [id, { createdAt, isInLibrary = false }] of known) {
    if (isInLibrary || used.has(id) || createdAt > old) continue;
    await attemptToCount(report, 'removed', `${MEDIA}${id}`, () => eraseUnused(services, [id]));
  }
  const orphans = new Map<string, StoredObject[]>();
  const storage: StorageUse = {};
  for await (const object of files.objectsUnder(MEDIA)) {
    const [id = '', file = '', ...rest] = object.name.slice(MEDIA.length).split('/');
    const isOfMedia = file !== '' && rest.length === 0;
    addToStorage(storage, isOfMedia ? 'media' : 'other', object);
    if (!isOfMedia) report.unknown.push(object.name);
    else if (!known.has(id)) orphans.set(id, [...(orphans.get(id) ?? []), object]);
  }
  for (const [id, objects] of orphans) {
    if (objects.some(({ storedAt }) => storedAt > old)) continue;
    await attemptToCount(report, 'removed', `${MEDIA}${id}`, async () => {
      if (await media.get(id)) return 0; // since the run began
      await files.remove(objects);
      return objects.length;
    });
  }
  for await (const object of files.objectsUnder(INCOMING)) {
    addToStorage(storage, 'other', object);
    if (object.storedAt > old) continue;
    await attemptToCount(report, 'removed', object.name, async () => {
      await files.remove([object]);
      return 1;
    });
  }
  report.storage = storage;
  return report;
}

/** Logs a run; alerts look for `cleanup` in the line. */
function log({ unknown, failed, storage: _storage, ...counts }: CleanupReport, isWhole: boolean): void {
  const what = `${isWhole ? 'done' : 'cut short'}, ${unknown.length} unknown and left alone, ${failed.length} failed`;
  const severity = failed.length > 0 || !isWhole ? 'ERROR' : unknown.length > 0 ? 'WARNING' : 'INFO';
  const facts = { ...counts, unknown: firstNames(unknown), failed: firstNames(failed), isWhole };
  console.log(logLine(severity, `clean-up: ${what}`, { cleanup: facts }));
}

/**
 * The whole clean-up. Parts that fail do not stop the others; it throws at the end. Its report is in the log and, for the
 * staff area, among the operations.
 */
export async function cleanup(services: Services): Promise<CleanupReport> {
  const { operations, clock } = services;
  const report = newReport();
  const started = clock().getTime();
  let isWhole = false;
  try {
    await attempt(report, 'due schedules', () => applyDueSchedules(services, report));
    await attempt(report, 'the trash', () => purgeTrash(services, report));
    await attempt(report, 'unused files', () => sweepFiles(services, report));
    const forget = () => services.audit.forgetAddresses(clock());
    await attemptToCount(report, 'forgottenAddresses', 'addresses in the log', forget);
    await attemptToCount(report, 'checkedLinks', 'links', () => checkLinks(services));
    isWhole = true;
  } finally {
    log(report, isWhole);
  }
  const { purged, removed, storage } = report;
  const [unknown, failed] = [firstNames(report.unknown), firstNames(report.failed)];
  const at = clock();
  const seconds = Math.round((at.getTime() - started) / 1000);
  const run = { at: at.toISOString(), seconds, purged, removed, unknown, failed };
  await operations.noteCleanup(run, storage);
  if (failed.count > 0) throw new Error(`clean-up failed for ${failed.names.join(', ')}`);
  return report;
}
