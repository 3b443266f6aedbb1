// npm run doctor -- --project ID [--deployer EMAIL]: prints what a project lacks, with remedies; changes nothing
import { parseArgs } from 'node:util';
import { examine, report } from '../operations/doctor';
import { googleApi } from '../operations/google-api';
import { projectSettings } from '../operations/project-settings';
import { demandProject, projectOption } from '../operations/target-project';
import { runMain } from '../shared/user-error';

await runMain(async () => {
  const { values } = parseArgs({ options: { ...projectOption, deployer: { type: 'string' } } });
  const project = demandProject(values.project, 'doctor');
  const findings = await examine({
    ...projectSettings(project),
    call: googleApi(project),
    project,
    deployer: values.deployer,
  });
  if (findings.length === 0) {
    console.log(`${project} has everything that it needs: npm run deploy -- --project ${project}`);
    return 0;
  }
  console.log(report(findings));
  console.log('\nDo this in this order, then run the doctor again: it says when nothing is left.');
  return 1;
});
