import { BACKUP_DAYS, BACKUP_SOFT_DELETE_DAYS } from '@content/api/site-state';
import { region } from '@site/place';
import type { GoogleCall } from './google-api';
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

interface Database {
  readonly locationId?: string;
  readonly pointInTimeRecoveryEnablement?: string;
  readonly deleteProtectionState?: string;
}
interface Bucket {
  readonly iamConfiguration?: {
    readonly publicAccessPrevention?: string;
    readonly uniformBucketLevelAccess?: { readonly enabled?: boolean };
  };
  readonly retentionPolicy?: { readonly retentionPeriod?: string; readonly isLocked?: boolean };
  /** Counts the changes of the bucket's settings. */
  readonly metageneration?: string;
  readonly softDeletePolicy?: { readonly retentionDurationSeconds?: string };
}

const database = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const softDeletePolicy = { retentionDurationSeconds: String(BACKUP_DAYS * DAY_SECONDS) };
const backupBucket = {
  iamConfiguration: { publicAccessPrevention: 'enforced', uniformBucketLevelAccess: { enabled: true } },
  retentionPolicy: { retentionPeriod: String(BACKUP_DAYS * DAY_SECONDS) },
  softDeletePolicy: { retentionDurationSeconds: String(BACKUP_SOFT_DELETE_DAYS * DAY_SECONDS) },
};

/** One setting that may be wrong: a sentence that says so, and what puts it right. */
interface Flaw {
  readonly problem: string;
  readonly fix: () => Promise<unknown>;
}

async function flawsOf(call: GoogleCall, places: BackupPlaces): Promise<Flaw[]> {
  const { project, bucket } = places;
  const databaseUrl = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  const [found, files, kept] = await Promise.all([
    call<Database>('GET', databaseUrl),
    call<Bucket>('GET', `${STORAGE}/${bucket}`),
    call<Bucket>('GET', `${STORAGE}/${places.backupBucket}`),
  ]);
  if (!found) throw new UserError(`${project} has no Firestore database yet.`);
  if (!files) throw new UserError(`${project} has no bucket ${bucket} yet: set up Storage first.`);
  const flaws: Flaw[] = [];
  const setDatabase = (field: keyof typeof database, problem: string) => {
    if (found[field] === database[field]) return;
    const body = { [field]: database[field] };
    flaws.push({ problem, fix: () => call('PATCH', `${databaseUrl}?updateMask=${field}`, body) });
  };
  setDatabase(
    'pointInTimeRecoveryEnablement',
    'Documents of the last seven days cannot be brought back (point-in-time recovery).',
  );
  setDatabase('deleteProtectionState', 'The database can be deleted with one command (delete protection).');
  const seconds = (policy: Bucket['softDeletePolicy']) => Number(policy?.retentionDurationSeconds ?? 0);
  if (seconds(files.softDeletePolicy) < BACKUP_DAYS * DAY_SECONDS)
    flaws.push({
      problem: `Files that are deleted are gone before ${BACKUP_DAYS} days (soft delete of ${bucket}).`,
      fix: () => call('PATCH', `${STORAGE}/${bucket}`, { softDeletePolicy }),
    });
  if (!kept) {
    flaws.push({
      problem: `There is no bucket for backups (${places.backupBucket}).`,
      fix: () =>
        call('POST', `${STORAGE}?project=${project}`, {
          name: places.backupBucket,
          location: found.locationId ?? region,
          ...backupBucket,
        }),
    });
    return flaws;
  }
  const { iamConfiguration, retentionPolicy } = kept;
  const isClosed =
    iamConfiguration?.publicAccessPrevention === 'enforced' &&
    iamConfiguration.uniformBucketLevelAccess?.enabled === true;
  const isKept = Number(retentionPolicy?.retentionPeriod ?? 0) >= BACKUP_DAYS * DAY_SECONDS;
  const setBucket = (problem: string, body: object) =>
    flaws.push({ problem, fix: () => call('PATCH', `${STORAGE}/${places.backupBucket}`, body) });
  if (!isClosed)
    setBucket(`Backups could be made public (${places.backupBucket}).`, {
      iamConfiguration: backupBucket.iamConfiguration,
    });
  if (!isKept)
    setBucket(`Backups can be deleted before ${BACKUP_DAYS} days (retention of ${places.backupBucket}).`, {
      retentionPolicy: backupBucket.retentionPolicy,
    });
  return flaws;
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
  if (found?.retentionPolicy?.retentionPeriod !== backupBucket.retentionPolicy.retentionPeriod)
    throw new UserError(`${name} does not keep backups for ${BACKUP_DAYS} days exactly: nothing is locked.`);
  const query = `ifMetagenerationMatch=${found.metageneration ?? ''}`;
  await call('POST', `${STORAGE}/${name}/lockRetentionPolicy?${query}`);
}
