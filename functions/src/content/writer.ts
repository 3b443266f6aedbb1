import type { ContentTypeDefinition } from '@content';
import type { Person } from '@content/contract';
import { logTrouble } from '../request-log';
import type { Services } from '../services';
import type { VersionCheck } from '../store/documents';
import { WriteConflict } from '../store/documents';
import { StoreUnavailable } from '../store/deadline';
import type { StoredItem } from '../store/stored';
import { allFiles } from '../store/stored';
import { ValidationFailed } from './errors';
import type { Form } from './form';
import { isPossibleId } from '@content/ids';
import type { Submission } from './submission';
import { filesNoLongerUsed, locationsOf, readSubmission, resultingContent } from './submission';

type WriterServices = Pick<Services, 'documents' | 'files'>;

/**
 * Writes content in the order that never leaves a document pointing at nothing: new files, then the document
 * (with its audit entry), then the old files go. The API and the seeds both write through it.
 */
export class ContentWriter {
  constructor(private readonly services: WriterServices) {}

  /** Adds an item under `id`; a repeat with the same id returns the first result. Throws ValidationFailed, WriteConflict. */
  async create(type: ContentTypeDefinition, id: string, form: Form, person: Person): Promise<StoredItem> {
    const { documents, files } = this.services;
    const submission = await readSubmission(this.services, type, form, person);
    const content = resultingContent(type, id, submission);
    return this.storing(type, id, submission, person, async () => {
      const { item, created } = await documents.create(type, id, content, person);
      if (!created) await files.drop(locationsOf(type.path, id, allFiles(content)));
      return item;
    });
  }

  /** Changes what the form holds and nothing else. Throws ValidationFailed, WriteConflict. */
  async update(
    type: ContentTypeDefinition,
    current: StoredItem,
    matches: VersionCheck | undefined,
    form: Form,
    person: Person,
  ): Promise<StoredItem> {
    const { documents, files } = this.services;
    const { id } = current;
    const submission = await readSubmission(this.services, type, form, person);
    if (submission.isEmpty) {
      throw new ValidationFailed(type.requireOneOf?.message ?? 'Send at least one field to change');
    }
    resultingContent(type, id, submission, current);
    return this.storing(type, id, submission, person, async () => {
      const change = (now: StoredItem) => resultingContent(type, id, submission, now);
      const { before, after } = await documents.update(type, id, matches, change, person);
      await files.drop(locationsOf(type.path, id, filesNoLongerUsed(before, after)));
      return after;
    });
  }

  /** Moves an item to the trash, then its files out of the public's reach. Throws WriteConflict. */
  async remove(
    type: ContentTypeDefinition,
    id: string,
    matches: VersionCheck | undefined,
    person: Person,
  ): Promise<void> {
    if (!isPossibleId(id)) throw new WriteConflict('missing');
    const item = await this.services.documents.remove(type, id, matches, person);
    try {
      await this.services.files.moveToTrash(locationsOf(type.path, id, allFiles(item)));
    } catch (error) {
      // The item is gone for visitors; the scheduled sweep moves what is left of its files.
      logTrouble(`files not moved to the trash: ${type.path}/${id}`, error);
    }
  }

  /** Brings a deleted item back, its files first. Throws WriteConflict. */
  async restore(type: ContentTypeDefinition, id: string, person: Person): Promise<StoredItem> {
    const { documents, files } = this.services;
    const trashed = isPossibleId(id) ? await documents.trashed(type, id) : null;
    if (!trashed) throw new WriteConflict('missing');
    const locations = locationsOf(type.path, id, allFiles(trashed.item));
    await files.restoreFromTrash(locations);
    try {
      return await documents.restore(type, id, person);
    } catch (error) {
      // Somebody else may have restored it at the same time: then the files stay where they are.
      const isDeleted = error instanceof WriteConflict && (await documents.get(type, id)) === null;
      if (isDeleted) await files.moveToTrash(locations);
      throw error;
    }
  }

  /** Removes a deleted item for good, originals included. Throws WriteConflict. */
  async erase(type: ContentTypeDefinition, id: string, person: Person): Promise<void> {
    if (!isPossibleId(id)) throw new WriteConflict('missing');
    const item = await this.services.documents.erase(type, id, person);
    await this.services.files.drop(locationsOf(type.path, id, allFiles(item)));
  }

  /** Stores the new files and runs the write; a write that surely did not happen takes its files back. */
  private async storing(
    type: ContentTypeDefinition,
    id: string,
    submission: Submission,
    person: Person,
    write: () => Promise<StoredItem>,
  ): Promise<StoredItem> {
    const { files } = this.services;
    const prepared = Object.values(submission.files).flat();
    const stored = prepared.map((file) => file.stored);
    try {
      for (const file of prepared) {
        const { uploadId } = file.stored;
        await files.add({ path: type.path, id, uploadId }, file.objects);
      }
      const item = await write();
      // The write stands whatever becomes of these: what stays here ends after a day.
      await Promise.all(submission.claimed.map((uploadId) => files.dropIncoming(person.uid, uploadId))).catch(
        (error: unknown) => logTrouble(`claimed upload not removed: ${type.path}/${id}`, error),
      );
      return item;
    } catch (error) {
      // After a time-out the write may still arrive: its files stay until the sweep, which removes what no item uses.
      if (!(error instanceof StoreUnavailable)) await files.drop(locationsOf(type.path, id, stored));
      throw error;
    }
  }
}
