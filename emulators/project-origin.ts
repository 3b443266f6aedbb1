import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from '../functions/src/config';
import { functionsFolder } from './paths';
import { UserError } from './user-error';

/** The site's canonical origin in the environment that the functions of a project are deployed with. Throws UserError. */
export function originOf(project: string): string {
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
