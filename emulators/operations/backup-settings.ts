import { BACKUP_DAYS, BACKUP_SOFT_DELETE_DAYS } from '@content/api/site-state';
import { region } from '@site/place';
import type { GoogleCall } from './google-api';
import { correct, holds, type Setting } from './settings';
import { UserError } from '../shared/user-error';

const DAY_SECONDS = 24 * 3600;
const STORAGE = 'https://storage.googleapis.com/storage/v1/b';

/** Whose backups, and where they lie. */
export interface BackupPlaces {
  readonly project: string;
  /** The bucket of the site's files. */
  readonly bucket: string;
  readonly backupBucket: string;
}

/** The settings of a bucket that are looked at. */
interface Bucket {
  readonly retentionPolicy?: { readonly retentionPeriod?: string; readonly isLocked?: boolean };
  /** Counts the changes of the bucket's settings. */
  readonly metageneration?: string;
}

const keptFor = String(BACKUP_DAYS * DAY_SECONDS);
const softDeletedFor = (seconds: string) => ({ softDeletePolicy: { retentionDurationSeconds: seconds } });
const closed = {
  iamConfiguration: { publicAccessPrevention: 'enforced', uniformBucketLevelAccess: { enabled: true } },
};
const retained = { retentionPolicy: { retentionPeriod: keptFor } };

/** What is wrong, with what puts it right. */
async function flawsOf(call: GoogleCall, { project, bucket, backupBucket }: BackupPlaces) {
  const database = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  const [files, backups] = [`${STORAGE}/${bucket}`, `${STORAGE}/${backupBucket}`];
  const settings: readonly Setting[] = [
    {
      url: database,
      mask: 'pointInTimeRecoveryEnablement',
      wanted: { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' },
      problem: 'Documents of the last seven days cannot be brought back (point-in-time recovery).',
    },
    {
      url: database,
      mask: 'deleteProtectionState',
      wanted: { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' },
      problem: 'The database can be deleted with one command (delete protection).',
    },
    {
      url: files,
      wanted: softDeletedFor(keptFor),
      problem: `Files that are deleted are gone before ${BACKUP_DAYS} days (soft delete of ${bucket}).`,
    },
    { url: backups, wanted: closed, problem: `Backups could be made public (${backupBucket}).` },
    {
      url: backups,
      wanted: retained,
      problem: `Backups can be deleted before ${BACKUP_DAYS} days (retention of ${backupBucket}).`,
    },
  ];
  const found = new Map<string, { readonly locationId?: string } | null>();
  for (const url of [database, files, backups]) found.set(url, await call('GET', url));
  if (!found.get(database)) throw new UserError(`${project} has no Firestore database yet.`);
  if (!found.get(files)) throw new UserError(`${project} has no bucket ${bucket} yet: set up Storage first.`);
  const flaws = settings
    .filter(({ url, wanted }) => found.get(url) && !holds(found.get(url), wanted))
    .map((setting) => ({ problem: setting.problem, fix: () => correct(call, setting) }));
  if (found.get(backups)) return flaws;
  const body = {
    name: backupBucket,
    location: found.get(database)?.locationId ?? region,
    ...closed,
    ...retained,
    ...softDeletedFor(String(BACKUP_SOFT_DELETE_DAYS * DAY_SECONDS)),
  };
  const fix = () => call('POST', `${STORAGE}?project=${project}`, body);
  return [...flaws, { problem: `There is no bucket for backups (${backupBucket}).`, fix }];
}

/** What is wrong with the settings that backups need, a sentence each. Throws UserError when they cannot be read. */
export async function backupProblems(call: GoogleCall, places: BackupPlaces): Promise<string[]> {
  return (await flawsOf(call, places)).map(({ problem }) => problem);
}

/** Puts right what is wrong, one after the other. Returns what has been put right. */
export async function applyBackupSettings(call: GoogleCall, places: BackupPlaces): Promise<string[]> {
  const flaws = await flawsOf(call, places);
  for (const { fix } of flaws) await fix();
  return flaws.map(({ problem }) => problem);
}

/** Whether nobody, not even an owner of the project, can shorten the time for which backups are kept. */
export async function isRetentionLocked(
  call: GoogleCall,
  { backupBucket: name }: BackupPlaces,
): Promise<boolean> {
  const found = await call<Bucket>('GET', `${STORAGE}/${name}`);
  return found?.retentionPolicy?.isLocked === true;
}

/**
 * Locks the time for which backups are kept, which nobody can undo. Throws UserError when it is not what it is to be for
 * ever: too long a time could not be put right any more.
 */
export async function lockRetention(call: GoogleCall, { backupBucket: name }: BackupPlaces): Promise<void> {
  const found = await call<Bucket>('GET', `${STORAGE}/${name}`);
  if (found?.retentionPolicy?.retentionPeriod !== keptFor)
    throw new UserError(`${name} does not keep backups for ${BACKUP_DAYS} days exactly: nothing is locked.`);
  const query = `ifMetagenerationMatch=${found.metageneration ?? ''}`;
  await call('POST', `${STORAGE}/${name}/lockRetentionPolicy?${query}`);
}
