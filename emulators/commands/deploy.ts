// npm run deploy -- --project ID [further arguments of firebase deploy]
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { firebaseCli } from '../suite/binaries';
import { buildIfChanged } from '../release/build-steps';
import { layHostingFiles, nameAssets } from '../release/hosting';
import { root, webFolder } from '../shared/paths';
import { run } from '../shared/processes';
import { demandHealthy } from '../operations/doctor';
import { googleApi } from '../operations/google-api';
import { projectSettings } from '../operations/project-settings';
import { demandProject, projectOption } from '../operations/target-project';
import { runMain } from '../shared/user-error';

await runMain(async () => {
  const args = process.argv.slice(2);
  // Every other argument is one of the Firebase CLI's.
  const { values } = parseArgs({ args, options: projectOption, strict: false, allowPositionals: true });
  const project = demandProject(values.project, 'deploy');
  // Anything that is missing stops the deploy before the build.
  await demandHealthy({ ...projectSettings(project), call: googleApi(project), project });
  await buildIfChanged();
  await layHostingFiles(project);
  // What it would do before is done: its files are there, and named in the headers.
  const hosting = { ...firebaseJson.hosting, predeploy: undefined };
  nameAssets(hosting, join(webFolder, 'build/client'));
  const file = join(root, 'firebase.deploy.json');
  writeFileSync(file, JSON.stringify({ ...firebaseJson, hosting }, null, 2));
  try {
    const command = [firebaseCli, 'deploy', '--config', file, ...args];
    return (await run(process.execPath, command, { cwd: root, show: true })).code;
  } finally {
    rmSync(file);
  }
});
