// npm run staff -- add|list|remove|editor|administrator|reset|lost-device [EMAIL] [--project ID]
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { googleApi, leadTo } from '../operations/google-api';
import { staffCommands, staffTools, type StaffCommand } from '../operations/staff-accounts';
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

function isCommand(word: string | undefined): word is StaffCommand {
  return word !== undefined && Object.hasOwn(staffCommands, word);
}

/** What the security log is to be told. */
const securityLines: string[] = [];

/** Writes the lines where those of the functions are. */
async function tellSecurityLog(project: string): Promise<void> {
  const entries = securityLines.map((line) => {
    const jsonPayload = JSON.parse(line) as { severity: string };
    return { severity: jsonPayload.severity, jsonPayload };
  });
  if (entries.length === 0) return;
  const log = { logName: `projects/${project}/logs/security`, resource: { type: 'global' }, entries };
  await googleApi(project)('POST', 'https://logging.googleapis.com/v2/entries:write', log);
}

async function run(): Promise<string[]> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [command, email = ''] = positionals;
  if (!isCommand(command)) throw new UserError(usage);
  if (command !== 'list' && !/^\S+@\S+\.\S+$/.test(email)) {
    throw new UserError(`Say whose account: npm run staff -- ${command} EMAIL`);
  }
  const app = initializeApp({ projectId: leadTo(values.project) });
  const tools = staffTools(app, (line) => securityLines.push(line));
  const said = await staffCommands[command](tools, email);
  if (values.project === undefined) return said;
  const notTold = (error: unknown) => [
    `It is done, but the security log was not told: ${error instanceof Error ? error.message : String(error)}`,
  ];
  return [...said, ...(await tellSecurityLog(values.project).then(() => [], notTold))];
}

await runMain(async () => {
  try {
    console.log((await run()).join('\n'));
    return 0;
  } catch (error) {
    if ((error as { code?: string }).code !== 'app/network-error') throw error;
    throw new UserError(
      'The emulators do not answer: run npm start first, or name a project with --project.',
    );
  }
});
