// npm run alerts -- --project ID --email ADDRESS [--budget AMOUNT]: who is told when something is wrong with the site
import { parseArgs } from 'node:util';
import { installAlerts } from './alerts/install';
import { googleApi } from './operations/google-api';
import { projectSettings } from './operations/project-settings';
import { runMain, UserError } from './user-error';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      email: { type: 'string' },
      budget: { type: 'string', default: '20' },
    },
  });
  const { project, email } = values;
  const budget = Number(values.budget);
  if (!project || !email || !(budget >= 1))
    throw new UserError(
      'npm run alerts -- --project ID --email ADDRESS [--budget AMOUNT A MONTH, 20 without it]',
    );
  const { host } = new URL(projectSettings(project).origin);
  const done = await installAlerts(googleApi(project), { project, host, email, budget: Math.round(budget) });
  console.log(['Installed:', ...done.map((line) => `  ${line}`)].join('\n'));
  return 0;
});
