// npm run before-deploy -- settings|files: a step that the Firebase CLI runs before a deploy (firebase.json); a failure stops it
import { layHostingFiles } from '../release/hosting';
import { projectSettings } from '../operations/project-settings';
import { runMain, UserError } from '../shared/user-error';

const steps: Readonly<Record<string, (project: string) => Promise<void> | void>> = {
  settings: (project) => void projectSettings(project),
  files: layHostingFiles,
};

await runMain(async () => {
  const [step = ''] = process.argv.slice(2);
  if (!steps[step]) throw new UserError(`npm run before-deploy takes ${Object.keys(steps).join(' or ')}`);
  const project = process.env['GCLOUD_PROJECT'];
  if (!project) throw new UserError('GCLOUD_PROJECT is not set: the Firebase CLI sets it when it deploys');
  await steps[step](project);
});
