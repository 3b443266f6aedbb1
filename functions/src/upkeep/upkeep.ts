import { contentTypeAt } from '@content';
import { TRASH_DAYS } from '@content/contract';
import { ContentWriter } from '../content/writer';
import type { Services } from '../services';
import { INCOMING, ORIGINALS, SERVED, TRASH } from '../store/files';
import { WriteConflict } from '../store/documents';
import type { StoredItem } from '../store/stored';
import { allFiles } from '../store/stored';

const DAY_MS = 24 * 3600 * 1000;
/** Files that no item uses are left alone for a day: a write may still be on its way. */
const ORPHAN_DAYS = 1;
const BATCH = 100;

/** The actor of what the schedule does, in the audit log. */
const systemActor = { uid: 'schedule', email: '', displayName: 'Scheduled upkeep' } as const;

/** Erases what was deleted more than thirty days ago; returns how many items. */
export async function purgeTrash(services: Services): Promise<number> {
  const writer = new ContentWriter(services);
  const before = new Date(services.clock().getTime() - TRASH_DAYS * DAY_MS);
  let purged = 0;
  for (;;) {
    const batch = await services.documents.trashedBefore(before, BATCH);
    for (const { path, id } of batch) {
      const type = contentTypeAt(path);
      if (!type) continue;
      try {
        await writer.erase(type, id, systemActor);
        purged += 1;
      } catch (error) {
        if (!(error instanceof WriteConflict)) throw error;
      }
    }
    if (batch.length < BATCH) return purged;
  }
}

/** What the sweep did: objects removed, and uploads taken out of the public's reach. */
export interface SweepReport {
  readonly removed: number;
  readonly trashed: number;
}

interface Upload {
  readonly path: string;
  readonly id: string;
  readonly uploadId: string;
  readonly names: string[];
  newest: Date;
}

async function uploadsUnder(services: Services, root: string): Promise<Upload[]> {
  const uploads = new Map<string, Upload>();
  for (const { name, storedAt } of await services.files.objectsUnder(root)) {
    const [path = '', id = '', uploadId = ''] = name.slice(root.length).split('/');
    const key = `${path}/${id}/${uploadId}`;
    const upload = uploads.get(key) ?? { path, id, uploadId, names: [], newest: storedAt };
    upload.names.push(name);
    if (storedAt > upload.newest) upload.newest = storedAt;
    uploads.set(key, upload);
  }
  return [...uploads.values()];
}

const uses = (item: StoredItem | undefined | null, uploadId: string) =>
  item ? allFiles(item).some((file) => file.uploadId === uploadId) : false;

/**
 * Removes files older than a day that neither an item nor the trash uses, moves those of deleted items out of
 * the public's reach, and ends unfinished and unclaimed uploads of the same age.
 */
export async function sweepFiles(services: Services): Promise<SweepReport> {
  const { documents, files } = services;
  const before = services.clock().getTime() - ORPHAN_DAYS * DAY_MS;
  let removed = 0;
  let trashed = 0;
  for (const root of [SERVED, ORIGINALS, `${TRASH}${SERVED}`, `${TRASH}${ORIGINALS}`]) {
    const inTrash = root.startsWith(TRASH);
    for (const upload of await uploadsUnder(services, root)) {
      if (upload.newest.getTime() > before) continue;
      const type = contentTypeAt(upload.path);
      const live = type && !inTrash ? await documents.get(type, upload.id) : null;
      if (uses(live, upload.uploadId)) continue;
      const deleted = type ? await documents.trashed(type, upload.id) : null;
      if (uses(deleted?.item, upload.uploadId)) {
        if (inTrash) continue;
        await files.moveToTrash([upload]);
        trashed += 1;
      } else {
        await files.remove(upload.names);
        removed += upload.names.length;
      }
    }
  }
  const incoming = await files.objectsUnder(INCOMING);
  const expired = incoming.filter(({ storedAt }) => storedAt.getTime() <= before).map(({ name }) => name);
  await files.remove(expired);
  return { removed: removed + expired.length, trashed };
}

/** What the schedule calls once a day. */
export async function upkeep(services: Services): Promise<void> {
  const purged = await purgeTrash(services);
  const { removed, trashed } = await sweepFiles(services);
  console.log(
    `upkeep: ${purged} items purged, ${removed} files removed, ${trashed} uploads moved to the trash`,
  );
}
