import { type App, initializeApp } from 'firebase-admin/app';
import { UserError } from '../shared/user-error';
import { startPorts } from '../suite/ports';
import { demoProject, suiteEnv } from '../suite/suite-env';

/** The option of every command that works on a project, for `parseArgs`. */
export const projectOption = { project: { type: 'string' } } as const;

/** The project that a command was given. Throws a UserError where it was given none. */
export function demandProject(project: string | boolean | undefined, command: string): string {
  if (typeof project !== 'string' || /^(-|$)/.test(project))
    throw new UserError(`Say which project: npm run ${command} -- --project ID`);
  return project;
}

/**
 * Connects Google's client libraries, which look into the environment alone: to a project, or without one to the emulators
 * of a running `npm start`. Calls count towards the project: some APIs refuse a person's credentials that name none.
 */
export function connectTo(project: string | undefined): App {
  if (project === undefined) Object.assign(process.env, suiteEnv(startPorts));
  else process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= project;
  return initializeApp({ projectId: project ?? demoProject });
}
