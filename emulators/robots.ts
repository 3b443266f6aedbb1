// npm run robots, before a deploy: robots.txt for the project that the Firebase CLI is about to deploy to
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from '../functions/src/config';
import { functionsFolder, webFolder } from './paths';
import { writeRobots } from './robots-file';
import { runMain, UserError } from './user-error';

/** The site's canonical origin in the environment that the functions of a project are deployed with. */
function originOf(project: string): string {
  const files = ['.env', `.env.${project}`].map((name) => join(functionsFolder, name)).filter(existsSync);
  const variables = files.map((file) => parseEnv(readFileSync(file, 'utf8')));
  try {
    return readConfig(Object.assign({ GCLOUD_PROJECT: project }, ...variables) as Record<string, string>)
      .origin;
  } catch (error) {
    throw new UserError(
      `functions/.env.${project}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

await runMain(() => {
  const project = process.env['GCLOUD_PROJECT'];
  if (!project) throw new UserError('GCLOUD_PROJECT is not set: the Firebase CLI sets it when it deploys');
  writeRobots(join(webFolder, 'build/client'), originOf(project));
  return Promise.resolve(0);
});
