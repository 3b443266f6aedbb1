// npm run rollback -- --project ID [--to VERSION] [--list] [--site SITE]: visitors get an earlier version of the site again
import { parseArgs } from 'node:util';
import { googleApi } from '../operations/google-api';
import { releaseAgain, releasedVersions, versionBefore } from '../operations/hosting-releases';
import { runMain, UserError } from '../shared/user-error';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      site: { type: 'string' },
      to: { type: 'string' },
      list: { type: 'boolean' },
    },
  });
  const { project, site = project } = values;
  if (!project || !site) throw new UserError('Say which project: npm run rollback -- --project ID');
  const hosted = { project, site, call: googleApi(project) };
  const versions = await releasedVersions(hosted);
  if (values.list) {
    for (const { id, releasedAt, by, isLive } of versions)
      console.log(`${id}  ${releasedAt}  ${by}${isLive ? '  (live)' : ''}`);
    return 0;
  }
  const version = versionBefore(versions, values.to);
  await releaseAgain(version, hosted);
  console.log(
    `Visitors of ${site} get ${version.id} of ${version.releasedAt} again, with the functions of that time.\n` +
      'cleanup, the rules and the indexes stay as they are. To go forward: npm run rollback -- --list, then --to VERSION.',
  );
  return 0;
});
