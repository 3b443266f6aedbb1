// npm run staff -- add|list|remove|editor|administrator|reset|lost-device [EMAIL] [--project ID]
import { parseArgs } from 'node:util';
import { StoreUnavailable } from '../../functions/src/store/timeout';
import { googleApi } from '../operations/google-api';
import { staffCommands, staffTools, type StaffCommand } from '../operations/staff-accounts';
import { connectTo, projectOption } from '../operations/target-project';
import { runMain, UserError } from '../shared/user-error';

const usage = `npm run staff -- add EMAIL      gives a person access, prints a link to choose a password
npm run staff -- list           who has access, as what
npm run staff -- remove EMAIL   takes access away
npm run staff -- editor EMAIL   lets a staff member change content alone
npm run staff -- administrator EMAIL  lets a staff member change everything: whoever is added may
npm run staff -- reset EMAIL    prints a link to choose a new password
npm run staff -- lost-device EMAIL   turns the second step of signing in off, and signs the person out everywhere

Against the emulators of a running npm start; with --project ID against a real project
(sign in once with: gcloud auth application-default login).`;

await runMain(async () => {
  const { command, email, project } = readArguments();
  const securityLines: string[] = [];
  const tools = staffTools(connectTo(project), (line) => securityLines.push(line));
  const work = staffCommands[command](tools, email);
  const output = await (project === undefined ? work.catch(explainOutage) : work);
  console.log(output.join('\n'));
  if (project === undefined || securityLines.length === 0) return;
  await writeSecurityLog(project, securityLines).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`It is done, but the security log was not told: ${reason}`);
  });
});

function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: projectOption });
  const [command, email = ''] = positionals;
  if (!isCommand(command)) throw new UserError(usage);
  if (command !== 'list' && !/^\S+@\S+\.\S+$/.test(email))
    throw new UserError(`Say whose account: npm run staff -- ${command} EMAIL`);
  return { command, email, project: values.project };
}

function isCommand(word: string | undefined): word is StaffCommand {
  return word !== undefined && Object.hasOwn(staffCommands, word);
}

function explainOutage(error: unknown): never {
  const isNetworkError = (error as { code?: string }).code === 'app/network-error';
  if (!isNetworkError && !(error instanceof StoreUnavailable)) throw error;
  throw new UserError('The emulators do not answer: run npm start first, or name a project with --project.');
}

/** Writes lines of the security log to the same log as the functions do. */
async function writeSecurityLog(project: string, lines: readonly string[]): Promise<void> {
  const entries = lines.map((line) => {
    const jsonPayload = JSON.parse(line) as { severity: string };
    return { severity: jsonPayload.severity, jsonPayload };
  });
  const log = { logName: `projects/${project}/logs/security`, resource: { type: 'global' }, entries };
  await googleApi(project)('POST', 'https://logging.googleapis.com/v2/entries:write', log);
}
