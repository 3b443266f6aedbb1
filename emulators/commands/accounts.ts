// npm run accounts -- --project ID [--set]: checks that only staff can get an account of the project, with a good password
import { parseArgs } from 'node:util';
import { googleApi } from '../operations/google-api';
import { applyAccountSettings, problemsWith, readAccountSettings } from '../operations/project-accounts';
import { projectSettings } from '../operations/project-settings';
import { keyProblems, restrictKey } from '../operations/web-api-key';
import { runMain, UserError } from '../shared/user-error';

await runMain(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, set: { type: 'boolean' } } });
  const project = values.project ?? process.env['GCLOUD_PROJECT'];
  if (!project) throw new UserError('Say which project: npm run accounts -- --project ID');
  const call = googleApi(project);
  if (values.set)
    for (const line of await applyAccountSettings(call, project)) console.log(`Put right: ${line}`);
  const problems = problemsWith(await readAccountSettings(call, project));
  if (problems.length > 0)
    throw new UserError(
      [
        `The accounts of ${project} are not as they must be:`,
        ...problems.map((each) => `  ${each}`),
        `Put them right with: npm run accounts -- --project ${project} --set`,
      ].join('\n'),
    );
  if (process.env['FIREBASE_AUTH_EMULATOR_HOST'] === undefined) {
    const { webApiKey } = projectSettings(project);
    const [problem] = await keyProblems(call, project, webApiKey);
    if (problem !== undefined) throw new UserError(problem);
    const remark = await restrictKey(call, webApiKey, values.set === true);
    if (remark !== null) console.log(remark);
  }
  console.log(`Accounts of ${project}: for those who are invited, each with a good password.`);
});
