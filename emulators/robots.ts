// npm run robots, before a deploy: robots.txt for the project that the Firebase CLI is about to deploy to
import { join } from 'node:path';
import { webFolder } from './paths';
import { originOf } from './project-origin';
import { writeRobots } from './robots-file';
import { runMain, UserError } from './user-error';

await runMain(() => {
  const project = process.env['GCLOUD_PROJECT'];
  if (!project) throw new UserError('GCLOUD_PROJECT is not set: the Firebase CLI sets it when it deploys');
  writeRobots(join(webFolder, 'build/client'), originOf(project));
  return Promise.resolve(0);
});
