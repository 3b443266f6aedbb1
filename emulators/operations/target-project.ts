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
 * Google's client libraries for a project, without one for the emulators of a running `npm start`; they look for both in the
 * environment alone. Calls count towards the project, as with `googleApi`: some APIs refuse a person's credentials that name
 * none.
 */
export function connectTo(project: string | undefined): App {
  if (project === undefined) Object.assign(process.env, suiteEnv(startPorts));
  else process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= project;
  return initializeApp({ projectId: project ?? demoProject });
}
