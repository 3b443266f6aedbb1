import { randomUUID } from 'node:crypto';
import type { CollectionReference } from 'firebase-admin/firestore';
import { DAY_MS } from '@content/dates/calendar';
import type { Clock } from '../clock';
import type { Records } from './records';
import { withTimeout } from './timeout';

/** Permissions for large uploads, which storage.rules read. Only its owner knows the id of one. */
export class UploadGrants {
  constructor(
    private readonly all: CollectionReference<Records['uploadGrants']>,
    private readonly clock: Clock,
  ) {}

  /** Lets a person upload one object within a day. Returns the uploadId, which is the object's name. */
  async create(uid: string): Promise<string> {
    const uploadId = randomUUID();
    const endsAt = new Date(this.clock().getTime() + DAY_MS);
    await withTimeout('upload grant', this.all.doc(uploadId).set({ uid, endsAt }));
    return uploadId;
  }

  /** Ends one before its time. */
  async end(uploadId: string): Promise<void> {
    await withTimeout('upload grant', this.all.doc(uploadId).delete());
  }
}
