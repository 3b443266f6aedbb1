import { BACKUP_DAYS, BACKUP_SOFT_DELETE_DAYS } from '@content/api/site-state';
import { region } from '@site/place';
import { type CheckedProject, type Diagnosis, diagnosisOf, healthy } from './diagnosis';
import { bucketUrl, databaseUrl } from './google-api';

const DAY_SECONDS = 24 * 3600;

interface Database {
  readonly locationId?: string;
  readonly pointInTimeRecoveryEnablement?: string;
  readonly deleteProtectionState?: string;
}

interface Bucket {
  readonly retentionPolicy?: { readonly retentionPeriod?: string };
  readonly softDeletePolicy?: { readonly retentionDurationSeconds?: string };
  readonly iamConfiguration?: {
    readonly publicAccessPrevention?: string;
    readonly uniformBucketLevelAccess?: { readonly enabled?: boolean };
  };
}

/** Whether a duration, in seconds as text, is at least as long as backups are kept. */
const isLongEnough = (seconds = '0') => Number(seconds) >= BACKUP_DAYS * DAY_SECONDS;

/** Looks at what backups need; all is well before there are a database and a bucket of files. */
export async function checkBackups(checked: CheckedProject): Promise<Diagnosis> {
  const { call, project, bucket, backupBucket } = checked;
  const [database, files, backups] = await Promise.all([
    call<Database>('GET', databaseUrl(project)),
    call<Bucket>('GET', bucketUrl(bucket)),
    call<Bucket>('GET', bucketUrl(backupBucket)),
  ]);
  if (!database || !files) return healthy;
  const updateDatabase = `gcloud firestore databases update --database='(default)' --project=${project}`;
  const updateBucket = (name: string) => `gcloud storage buckets update gs://${name}`;
  const closed = '--public-access-prevention --uniform-bucket-level-access';
  const retained = `--retention-period=${BACKUP_DAYS}d`;
  const { publicAccessPrevention, uniformBucketLevelAccess } = backups?.iamConfiguration ?? {};
  const all = [
    {
      isWell: database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
      problem: 'Documents of the last seven days cannot be brought back (point-in-time recovery).',
      remedy: [`${updateDatabase} --enable-pitr`],
    },
    {
      isWell: database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
      problem: 'The database can be deleted with one command (delete protection).',
      remedy: [`${updateDatabase} --delete-protection`],
    },
    {
      isWell: isLongEnough(files.softDeletePolicy?.retentionDurationSeconds),
      problem: `Files that are deleted are gone before ${BACKUP_DAYS} days (soft delete of ${bucket}).`,
      remedy: [`${updateBucket(bucket)} --soft-delete-duration=${BACKUP_DAYS}d`],
    },
    {
      isWell: backups !== null,
      problem: `There is no bucket for backups (${backupBucket}).`,
      remedy: [
        `gcloud storage buckets create gs://${backupBucket} --project=${project} --location=${database.locationId ?? region} ${closed} ${retained} --soft-delete-duration=${BACKUP_SOFT_DELETE_DAYS}d`,
      ],
    },
    {
      isWell:
        backups === null || (publicAccessPrevention === 'enforced' && uniformBucketLevelAccess?.enabled),
      problem: `Backups could be made public (${backupBucket}).`,
      remedy: [`${updateBucket(backupBucket)} ${closed}`],
    },
    {
      isWell: backups === null || isLongEnough(backups.retentionPolicy?.retentionPeriod),
      problem: `Backups can be deleted before ${BACKUP_DAYS} days (retention of ${backupBucket}).`,
      remedy: [`${updateBucket(backupBucket)} ${retained}`],
    },
  ];
  return diagnosisOf(all.filter(({ isWell }) => !isWell));
}
