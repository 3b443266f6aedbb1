import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import type { Counts, Project } from '../../functions/src/backup/backup';
import { completeBackups, readerOf } from '../../functions/src/backup/bucket';
import { connectTo, projectOption } from '../operations/target-project';
import { UserError } from '../shared/user-error';
import { folderSource } from './folder';
import type { BackupSource } from './restore';

/** The backup in a folder, or at gs://BUCKET/NAME. Throws a UserError that lists the names where NAME is none of them. */
export async function sourceAt(place: string, storage: Storage): Promise<BackupSource> {
  const [, bucketName, name = ''] = /^gs:\/\/([^/]+)\/?([^/]*)\/?$/.exec(place) ?? [];
  if (bucketName === undefined) return folderSource(place);
  const bucket = storage.bucket(bucketName);
  const there = await completeBackups(bucket);
  if (there.includes(name)) return { name: place, ...readerOf(bucket, name) };
  if (there.length === 0) throw new UserError(`There is no complete backup in gs://${bucketName}.`);
  const choice = there.map((each) => `\n  gs://${bucketName}/${each}`).join('');
  throw new UserError(`Say which backup. These are complete:${choice}`);
}

/** Runs backup or restore from the command line: FOLDER [--project ID] [--bucket NAME]. */
export async function runOnFolder(
  name: 'backup' | 'restore',
  work: (
    project: Project,
    folder: string,
    storage: Storage,
  ) => Promise<Counts & { readonly missing?: readonly string[] }>,
): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...projectOption, bucket: { type: 'string' } },
  });
  const [folder] = positionals;
  if (folder === undefined) {
    throw new UserError(`npm run ${name} -- FOLDER [--project ID] [--bucket NAME]
Without --project it works on the emulators of a running npm start.${
      name === 'restore' ? '\nInstead of FOLDER a backup of the night: gs://PROJECT_ID-backups' : ''
    }`);
  }
  const app = connectTo(values.project);
  const storage = getStorage(app);
  const bucket = storage.bucket(values.bucket ?? `${app.options.projectId ?? ''}.firebasestorage.app`);
  const project = { db: getFirestore(app), auth: getAuth(app), bucket };
  const { documents, files, accounts, missing = [] } = await work(project, folder, storage);
  console.log(`${name}: ${documents} documents, ${files} files, ${accounts} accounts`);
  if (missing.length > 0)
    console.error([`${missing.length} files did not come back:`, ...missing].join('\n  '));
  return missing.length > 0 ? 1 : 0;
}
