// npm run alerts -- --project ID --email ADDRESS [--budget AMOUNT]: installs uptime checks, alerts and the budget
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { installAlerts } from '../operations/alerts/install';
import { googleApi } from '../operations/google-api';
import { projectSettings } from '../operations/project-settings';
import { demandProject, projectOption } from '../operations/target-project';
import { runMain, UserError } from '../shared/user-error';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      ...projectOption,
      email: { type: 'string' },
      budget: { type: 'string', default: '20' },
    },
  });
  const project = demandProject(values.project, 'alerts');
  const { email } = values;
  const budget = Number(values.budget);
  if (!email || !(budget >= 1))
    throw new UserError('npm run alerts -- --project ID --email ADDRESS [--budget AMOUNT A MONTH]');
  const { host } = new URL(projectSettings(project).origin);
  const target = { project, host, email, budget: Math.round(budget) };
  const done = await installAlerts(googleApi(project), target, (ms) => {
    console.log(
      `Cloud Monitoring does not know a new metric yet, as usual for ten minutes: again in ${ms / 1000} s`,
    );
    return setTimeout(ms);
  });
  console.log(['Installed:', ...done.map((line) => `  ${line}`)].join('\n'));
});
