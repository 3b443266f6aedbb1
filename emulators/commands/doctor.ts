// npm run doctor -- --project ID [--deployer EMAIL]: what a project still needs, with what puts it right; it changes nothing
import { parseArgs } from 'node:util';
import { examine } from '../operations/checks';
import { googleApi } from '../operations/google-api';
import { projectSettings } from '../operations/project-settings';
import { runMain, UserError } from '../shared/user-error';

await runMain(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, deployer: { type: 'string' } } });
  const { project, deployer } = values;
  if (!project)
    throw new UserError('Say which project: npm run doctor -- --project ID [--deployer SERVICE_ACCOUNT]');
  const { bucket, backupBucket } = projectSettings(project);
  const findings = await examine({ call: googleApi(project), project, bucket, backupBucket, deployer });
  if (findings.length === 0) {
    console.log(`${project} has everything that it needs: npm run deploy -- --project ${project}`);
    return 0;
  }
  for (const [i, { problems, remedy }] of findings.entries()) {
    console.log(`\n${i + 1}. ${problems.join('\n   ')}`);
    for (const line of remedy) console.log(`     ${line}`);
  }
  console.log('\nDo this in this order, then run the doctor again: it says when nothing is left.');
  return 1;
});
