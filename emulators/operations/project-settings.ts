import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig, type Config } from '../../functions/src/config';
import { functionsFolder } from '../shared/paths';
import { UserError } from '../shared/user-error';

/** The settings that a project's functions will run with when deployed. Throws a UserError that names what is missing. */
export function projectSettings(project: string, folder = functionsFolder): Config {
  const files = ['.env', `.env.${project}`].map((name) => join(folder, name)).filter(existsSync);
  const variables = files.map((file) => parseEnv(readFileSync(file, 'utf8')));
  try {
    return readConfig(Object.assign({ GCLOUD_PROJECT: project }, ...variables) as Record<string, string>);
  } catch (error) {
    throw new UserError(
      `functions/.env.${project}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
