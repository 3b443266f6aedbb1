// npm run accounts -- --project ID [--set]: checks that only staff can get an account of the project, with a good password.
// Before a deploy the Firebase CLI runs it without arguments, and names the project in GCLOUD_PROJECT (firebase.json).
import { parseArgs } from 'node:util';
import { googleApi } from '../operations/google-api';
import { applyAccountSettings, problemsWith, readAccountSettings } from '../operations/project-accounts';
import { projectSettings } from '../operations/project-settings';
import { keyProblems, restrictKey } from '../operations/web-api-key';
import { demandProject, projectOption } from '../operations/target-project';
import { runMain, UserError } from '../shared/user-error';

await runMain(async () => {
  const { values } = parseArgs({ options: { ...projectOption, set: { type: 'boolean' } } });
  const project = demandProject(values.project ?? process.env['GCLOUD_PROJECT'], 'accounts');
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
  const { webApiKey } = projectSettings(project);
  const [problem] = await keyProblems(call, project, webApiKey);
  if (problem !== undefined) throw new UserError(problem);
  const remark = await restrictKey(call, webApiKey, values.set === true);
  if (remark !== null) console.log(remark);
  console.log(`Accounts of ${project}: for those who are invited, each with a good password.`);
});
