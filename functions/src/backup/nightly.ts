import type { Bucket } from '@google-cloud/storage';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { errorText, logLine } from '../request-log';
import { createServices, type Services } from '../services';
import { Lock } from '../store/lock';
import { backup, type Project } from './backup';
import { startBackup, removeOldBackups } from './bucket';

/**
 * Writes a backup, which counts from then on, and removes those older than thirty days; a failure leaves earlier ones as they
 * are. Throws when either failed, or when another one runs.
 */
export async function nightlyBackup(
  { clock, operations }: Pick<Services, 'clock' | 'operations'>,
  project: Project,
  backups: Bucket,
): Promise<void> {
  const lock = new Lock(project.db, clock, 'backup', () => new Error('another backup runs'));
  await lock.holding(async () => {
    try {
      const target = await startBackup(backups, clock());
      const { names, ...counts } = await backup(project, target);
      await target.complete(counts);
      const run = { at: clock().toISOString(), name: target.name, ...counts };
      await operations.noteBackup(run);
      console.log(logLine('INFO', `backup: ${run.documents} documents, ${run.files} files`, { backup: run }));
      await removeOldBackups(backups, clock(), new Set(names));
    } catch (error) {
      const facts = { backup: { failed: true }, stack_trace: errorText(error) };
      console.error(logLine('ERROR', 'backup failed', facts));
      await operations.noteFailedBackup().catch(() => undefined); // the line above tells it as well
      throw error;
    }
  });
}

/** Backs up the project of the environment into its bucket of backups. */
export async function runBackup(): Promise<void> {
  const services = createServices();
  const storage = getStorage();
  const bucket = storage.bucket(services.config.bucket);
  const project = { db: getFirestore(), auth: getAuth(), bucket };
  await nightlyBackup(services, project, storage.bucket(services.config.backupBucket));
}
