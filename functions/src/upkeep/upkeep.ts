import { DAY_MS } from '@content/calendar';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { TRASH_DAYS } from '@content/contract';
import { isPossibleId } from '@content/ids';
import type { Named, StorageUse } from '@content/site-state';
import { errorText, logLine } from '../request-log';
import type { Services } from '../services';
import { filesOfState, openFiles, applyDueSchedule } from '../store/editions';
import { WriteConflict } from '../store/items';
import type { StoredObject } from '../store/files';
import { INCOMING, ORIGINALS, QUARANTINE, SERVED, TRASH } from '../store/files';

/** Files that no item uses are left alone for a day: a write may still be on its way. */
const ORPHAN_DAYS = 1;
/** Earlier versions of items are kept for so many days since they were replaced, however old they were then. */
const VERSION_DAYS = 365;
const VERSIONS_AT_ONCE = 200;
const ENTRIES_AT_ONCE = 200;
/** What upkeep removes can be brought back for so many days. */
export const QUARANTINE_DAYS = 7;
/** After so many failures something else is wrong, and the rest waits for the next day. */
const MAX_FAILURES = 50;
/** Names that are told of each kind of trouble; the others are counted. */
const TOLD = 20;

/** The actor of what the schedule does, in the audit log. */
const systemActor = { uid: 'schedule', email: '', displayName: 'Scheduled upkeep' } as const;

/** What was met that upkeep does not touch or could not do: the first few names, and how many there are. */
class Trouble {
  private readonly names: string[] = [];
  count = 0;

  add(name: string): void {
    this.count += 1;
    if (this.names.length < TOLD) this.names.push(name);
  }

  get named(): Named {
    return { count: this.count, names: this.names };
  }

  toString(): string {
    const more = this.count - this.names.length;
    return this.names.join(', ') + (more > 0 ? ` and ${more} more` : '');
  }
}

/** Adds up what is listed. */
class Tally {
  private readonly amounts: Record<string, { files: number; bytes: number }> = {};

  add(what: string, { bytes }: StoredObject): void {
    const amount = (this.amounts[what] ??= { files: 0, bytes: 0 });
    amount.files += 1;
    amount.bytes += bytes;
  }

  get use(): StorageUse {
    return this.amounts;
  }
}

/** What one run did. */
export interface UpkeepReport {
  /** Items whose moment to be published had come since the last run. */
  begun: number;
  /** Versions that were replaced more than a year ago. */
  forgotten: number;
  /** Names and consents of pictures that nothing has used for longer than that. */
  forgottenPictures: number;
  /** Entries of the log that name an e-mail address no longer. */
  forgottenAddresses: number;
  /** Items that were taken out of the trash after thirty days. */
  purged: number;
  /** Objects that were put aside. */
  quarantined: number;
  /** Uploads of deleted items, drafts and earlier versions that were taken out of the public's reach. */
  trashed: number;
  /** Uploads of items that were still in the trash, after a restore that was cut short. */
  broughtBack: number;
  /** Accounts of uploads that nobody has claimed within a day. */
  uploadAccounts: number;
  /** Items and objects that were put aside a week ago and are removed for good. */
  released: number;
  /** What nothing here knows the meaning of, and which is therefore left alone. */
  readonly unknown: Trouble;
  readonly failed: Trouble;
  /** What lay in Storage when it was listed. */
  readonly storage: Tally;
}

function emptyReport(): UpkeepReport {
  const done = {
    begun: 0,
    forgotten: 0,
    forgottenPictures: 0,
    forgottenAddresses: 0,
    purged: 0,
    quarantined: 0,
    trashed: 0,
    broughtBack: 0,
    uploadAccounts: 0,
    released: 0,
  };
  return { ...done, unknown: new Trouble(), failed: new Trouble(), storage: new Tally() };
}

/** Does one part of the work; when it fails, the others go on. Throws after too many failures. */
async function attempt(report: UpkeepReport, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    report.failed.add(what);
    console.error(logLine('WARNING', `upkeep of ${what} failed`, { stack_trace: errorText(error) }));
    if (report.failed.count >= MAX_FAILURES) throw error;
  }
}

const before = ({ clock }: Services, days: number) => new Date(clock().getTime() - days * DAY_MS);
const today = ({ clock }: Services) => clock().toISOString().slice(0, 10);

/**
 * Makes what has begun at its moment an item like any other: until then caches keep none of its files. What will end at a
 * moment stays so until then.
 */
export async function applyDueSchedules(services: Services, report = emptyReport()): Promise<UpkeepReport> {
  const { content, items, files, clock } = services;
  const now = clock();
  const due = (await content.everything()).flatMap(({ type, states }) =>
    states
      .map((state) => ({ type, state, after: applyDueSchedule(state, now) }))
      .filter(({ state, after }) => after !== state),
  );
  for (const { type, state, after } of due) {
    await attempt(report, `${type.path}/${state.id}`, async () => {
      const { path } = type;
      // First the files, so that at no moment an item is public without them; should it not become so, the sweep takes them back.
      await files.open(openFiles(after).map(({ uploadId }) => ({ path, id: state.id, uploadId })));
      try {
        await items.applySchedule(type, state.id, { person: systemActor });
        report.begun += 1;
      } catch (error) {
        // Deleted in the meantime.
        if (!(error instanceof WriteConflict)) throw error;
      }
    });
  }
  return report;
}

/** Takes out of the trash what was deleted more than thirty days ago, and puts it aside, files and all. */
export async function purgeTrash(services: Services, report = emptyReport()): Promise<UpkeepReport> {
  const { documents, items, files } = services;
  for await (const { key, path, id } of documents.trashedBefore(before(services, TRASH_DAYS))) {
    const type = typeof path === 'string' ? contentTypeAt(path) : undefined;
    if (!type || typeof id !== 'string' || !isPossibleId(id)) {
      report.unknown.add(`trash/${key}`);
      continue;
    }
    await attempt(report, `trash/${key}`, async () => {
      try {
        await items.quarantine(type, id, { person: systemActor });
        report.purged += 1;
        report.quarantined += await files.quarantineTrashed(type.path, id, today(services));
      } catch (error) {
        // Restored or erased in the meantime.
        if (!(error instanceof WriteConflict)) throw error;
      }
    });
  }
  return report;
}

interface Upload {
  readonly path: string;
  readonly id: string;
  readonly uploadId: string;
  readonly names: string[];
  newest: Date;
}

/** The uploads below a root, one after the other, as objects are listed by name; other objects are unknown. */
async function* uploadsUnder(
  services: Services,
  root: string,
  { unknown, storage }: UpkeepReport,
): AsyncGenerator<Upload> {
  let upload: Upload | undefined;
  for await (const object of services.files.objectsUnder(root)) {
    const { name, storedAt } = object;
    const [path = '', id = '', uploadId = '', file = '', ...rest] = name.slice(root.length).split('/');
    const isUpload = file !== '' && rest.length === 0;
    storage.add(root.startsWith(TRASH) ? 'trash' : isUpload && contentTypeAt(path) ? path : 'other', object);
    if (!isUpload) {
      unknown.add(name);
      continue;
    }
    if (upload?.path !== path || upload.id !== id || upload.uploadId !== uploadId) {
      if (upload) yield upload;
      upload = { path, id, uploadId, names: [], newest: storedAt };
    }
    upload.names.push(name);
    if (storedAt > upload.newest) upload.newest = storedAt;
  }
  if (upload) yield upload;
}

async function sweepUpload(
  services: Services,
  report: UpkeepReport,
  type: ContentTypeDefinition,
  upload: Upload,
  inTrash: boolean,
): Promise<void> {
  const { documents, files } = services;
  const { open, closed } = await documents.usedUploads(type, upload.id);
  if (open === 'unreadable' || closed === 'unreadable') {
    report.unknown.add(`${upload.path}/${upload.id}`);
  } else if (open.has(upload.uploadId)) {
    if (!inTrash) return;
    await files.open([upload]);
    report.broughtBack += 1;
  } else if (closed.has(upload.uploadId)) {
    if (inTrash) return;
    await files.close([upload]);
    report.trashed += 1;
  } else {
    await files.quarantine(upload.names, today(services));
    report.quarantined += upload.names.length;
  }
}

/**
 * Puts aside files older than a day that neither an item nor the trash uses, and unfinished and unclaimed uploads of
 * the same age; moves those of deleted items out of the public's reach. Files of types or of a form that are not known
 * here (another version of the site may know them) are left alone and told of.
 */
export async function sweepFiles(services: Services, report = emptyReport()): Promise<UpkeepReport> {
  const old = before(services, ORPHAN_DAYS);
  for (const root of [SERVED, ORIGINALS, `${TRASH}${SERVED}`, `${TRASH}${ORIGINALS}`]) {
    for await (const upload of uploadsUnder(services, root, report)) {
      const type = contentTypeAt(upload.path);
      const what = `${root}${upload.path}/${upload.id}/${upload.uploadId}`;
      if (!type || !isPossibleId(upload.id)) report.unknown.add(what);
      else if (upload.newest <= old) {
        await attempt(report, what, () =>
          sweepUpload(services, report, type, upload, root.startsWith(TRASH)),
        );
      }
    }
  }
  await attempt(report, 'upload accounts', async () => {
    report.uploadAccounts += await services.accounts.endUploadsBefore(old);
  });
  for await (const object of services.files.objectsUnder(INCOMING)) {
    const { name, storedAt } = object;
    report.storage.add('other', object);
    if (storedAt > old) continue;
    await attempt(report, name, async () => {
      await services.files.quarantine([name], today(services));
      report.quarantined += 1;
    });
  }
  return report;
}

/** Forgets versions that were replaced more than a year ago. Their files, where nothing else uses them, are found by the next sweep. */
async function forgetVersions(services: Services, report = emptyReport()): Promise<UpkeepReport> {
  const old = before(services, VERSION_DAYS);
  await attempt(report, 'versions', async () => {
    for (let gone = VERSIONS_AT_ONCE; gone === VERSIONS_AT_ONCE; report.forgotten += gone) {
      gone = await services.versions.removeBefore(old, VERSIONS_AT_ONCE);
    }
  });
  return report;
}

/** Takes the e-mail addresses of staff out of entries of the log that are a year old. */
export async function forgetAddresses(services: Services, report = emptyReport()): Promise<UpkeepReport> {
  const { audit, clock } = services;
  await attempt(report, 'addresses in the log', async () => {
    for (let gone = ENTRIES_AT_ONCE; gone === ENTRIES_AT_ONCE; report.forgottenAddresses += gone) {
      gone = await audit.forgetAddresses(clock(), ENTRIES_AT_ONCE);
    }
  });
  return report;
}

/** Forgets what is known of pictures that no item has used for longer than its versions are kept. */
export async function forgetPictures(services: Services, report = emptyReport()): Promise<UpkeepReport> {
  await attempt(report, 'pictures', async () => {
    const files = (await services.content.everything()).flatMap(({ states }) => states.flatMap(filesOfState));
    const used = new Set(files.flatMap((file) => (file.kind === 'picture' ? [file.source] : [])));
    report.forgottenPictures += await services.pictures.forgetUnused((source) => used.has(source));
  });
  return report;
}

/** Removes for good what was put aside more than a week ago: files count from the end of the day in their name. */
export async function releaseQuarantined(services: Services, report = emptyReport()): Promise<UpkeepReport> {
  const old = before(services, QUARANTINE_DAYS);
  for await (const object of services.files.objectsUnder(QUARANTINE)) {
    const { name } = object;
    report.storage.add('quarantine', object);
    const [day = ''] = name.slice(QUARANTINE.length).split('/');
    const end = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
    if (Number.isNaN(end)) report.unknown.add(name);
    if (!(end <= old.getTime())) continue;
    await attempt(report, name, async () => {
      await services.files.remove([name]);
      report.released += 1;
    });
  }
  for await (const key of services.documents.quarantinedBefore(old)) {
    await attempt(report, `${QUARANTINE}${key}`, async () => {
      await services.items.release(key);
      report.released += 1;
    });
  }
  return report;
}

/** The line that tells of a run; `upkeep` in it is what alerts look for. */
function tell(report: UpkeepReport, isWhole: boolean): void {
  const {
    begun,
    forgotten,
    forgottenPictures,
    forgottenAddresses,
    purged,
    quarantined,
    trashed,
    broughtBack,
    uploadAccounts,
    released,
    unknown,
    failed,
  } = report;
  const message = `upkeep: ${begun} scheduled items published, ${forgotten} versions, the records of ${forgottenPictures} pictures and ${forgottenAddresses} addresses in the log forgotten, ${purged} items purged, ${quarantined} files put aside, ${trashed} uploads moved to the trash and ${broughtBack} back, ${uploadAccounts} upload accounts ended, ${released} removed for good; ${unknown.count} unknown and left alone, ${failed.count} failed${isWhole ? '' : '; cut short'}`;
  const facts = {
    begun,
    forgotten,
    forgottenPictures,
    forgottenAddresses,
    purged,
    quarantined,
    trashed,
    broughtBack,
    uploadAccounts,
    released,
    unknown: unknown.named,
  };
  const severity = failed.count > 0 || !isWhole ? 'ERROR' : unknown.count > 0 ? 'WARNING' : 'INFO';
  console.log(logLine(severity, message, { upkeep: { ...facts, failed: failed.named, isWhole } }));
}

/**
 * What the schedule calls once a day. When parts of it fail, it does the others and throws at its end. What it has done
 * stands in the log and, for the staff area, among the operations.
 */
export async function upkeep(services: Services): Promise<UpkeepReport> {
  const { operations, clock } = services;
  const report = emptyReport();
  const started = clock().getTime();
  let isWhole = false;
  try {
    await applyDueSchedules(services, report);
    await forgetVersions(services, report);
    await purgeTrash(services, report);
    await sweepFiles(services, report);
    await forgetPictures(services, report);
    await forgetAddresses(services, report);
    await releaseQuarantined(services, report);
    isWhole = true;
  } finally {
    tell(report, isWhole);
  }
  const { purged, quarantined, released, unknown, failed, storage } = report;
  const at = clock();
  const seconds = Math.round((at.getTime() - started) / 1000);
  const done = { purged, quarantined, released, unknown: unknown.named, failed: failed.named };
  await operations.noteUpkeep({ at: at.toISOString(), seconds, ...done }, storage.use);
  await operations.forgetOldErrors();
  if (failed.count > 0) throw new Error(`upkeep failed for ${String(failed)}`);
  return report;
}
