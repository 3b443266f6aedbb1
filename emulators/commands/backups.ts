// npm run backups -- --project ID [--set] [--lock]: whether the project keeps what the daily backup writes, and can go back in time
import { parseArgs } from 'node:util';
import {
  backupProblems,
  isRetentionLocked,
  lockRetention,
  applyBackupSettings,
} from '../operations/backup-settings';
import { googleApi } from '../operations/google-api';
import { demandSettings, projectSettings } from '../operations/project-settings';
import { runMain, UserError } from '../shared/user-error';

await runMain(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, set: { type: 'boolean' }, lock: { type: 'boolean' } },
  });
  const { project } = values;
  if (!project) throw new UserError('Say which project: npm run backups -- --project ID [--set] [--lock]');
  const call = googleApi(project);
  const places = { project, ...projectSettings(project) };
  if (values.set)
    for (const line of await applyBackupSettings(call, places)) console.log(`Put right: ${line}`);
  demandSettings('backups', project, await backupProblems(call, places));
  if (values.lock && !(await isRetentionLocked(call, places))) await lockRetention(call, places);
  console.log(`Backups of ${project}: kept for thirty days in ${places.backupBucket}.`);
  console.log(
    (await isRetentionLocked(call, places))
      ? 'Nobody can shorten that time: it is locked.'
      : 'Whoever owns the project can shorten that time. With --lock nobody ever can again, nor delete the bucket before.',
  );
  return 0;
});
