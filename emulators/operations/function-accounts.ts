import { type FunctionName, serviceAccountEmail, serviceAccountId } from '../../functions/src/define';
import { type CheckedProject, type Diagnosis, diagnosisOf } from './diagnosis';
import { bucketUrl } from './google-api';
import { grantOn, type Policy, rolesOf, rolesOn } from './iam';

/** Where roles are granted: on the project, the bucket of the site's files, that of the backups, or the account itself. */
type Resource = 'project' | 'files' | 'backups' | 'itself';

/** The least rights that each function needs. */
const grants: Readonly<Record<FunctionName, Partial<Record<Resource, readonly string[]>>>> = {
  api: {
    project: ['roles/datastore.user', 'roles/firebaseauth.admin'],
    files: ['roles/storage.objectUser'],
    // It signs the tokens that session cookies are made from.
    itself: ['roles/iam.serviceAccountTokenCreator'],
  },
  site: {
    // It counts the requests that fail, so it writes too.
    project: ['roles/datastore.user'],
    files: ['roles/storage.objectViewer'],
  },
  backup: {
    // It notes how the night went, so it writes too.
    project: ['roles/datastore.user', 'roles/firebaseauth.viewer'],
    files: ['roles/storage.objectViewer'],
    backups: ['roles/storage.objectUser'],
  },
  cleanup: {
    project: ['roles/datastore.user'],
    files: ['roles/storage.objectUser'],
  },
  digest: {
    // It notes that it was sent, so it writes too.
    project: ['roles/datastore.user', 'roles/firebaseauth.viewer'],
  },
};

export const functionNames = Object.keys(grants) as FunctionName[];

/** The commands that give the account of a function its rights, and take away what it has beyond them on the project. */
async function commandsFor(
  name: FunctionName,
  { call, project, bucket, backupBucket }: CheckedProject,
): Promise<string[]> {
  const id = serviceAccountId(name);
  const email = serviceAccountEmail(id, project);
  const member = `serviceAccount:${email}`;
  const account = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${email}`;
  const exists = (await call('GET', account)) !== null;
  const onBucket = (name: string) => ({
    roles: async () => {
      const policy = await call<Policy>('GET', `${bucketUrl(name)}/iam`);
      return policy && rolesOf(policy, member);
    },
    grant: `gcloud storage buckets add-iam-policy-binding gs://${name} --member=${member} --role=`,
  });
  /** The roles of the account there, null where the resource does not exist yet; and the command that grants one. */
  const resources: Readonly<Record<Resource, { roles: () => Promise<string[] | null>; grant: string }>> = {
    project: { roles: () => rolesOn(call, project, member), grant: grantOn(project, member, '') },
    files: onBucket(bucket),
    backups: onBucket(backupBucket),
    itself: {
      roles: async () =>
        exists ? rolesOf(await call<Policy>('POST', `${account}:getIamPolicy`), member) : [],
      grant: `gcloud iam service-accounts add-iam-policy-binding ${email} --project=${project} --member=${member} --role=`,
    },
  };

  const commands = exists ? [] : [`gcloud iam service-accounts create ${id} --project=${project}`];
  for (const [on, wanted] of Object.entries(grants[name]) as [Resource, readonly string[]][]) {
    const { roles, grant } = resources[on];
    const given = await roles();
    if (given === null) continue;
    commands.push(...wanted.filter((role) => !given.includes(role)).map((role) => grant + role));
    if (on !== 'project') continue;
    const surplus = given.filter((role) => !wanted.includes(role));
    commands.push(...surplus.map((role) => grantOn(project, member, role).replace(' add-', ' remove-')));
  }
  return commands;
}

/** Looks at the accounts that functions run as. */
export async function checkFunctionAccounts(checked: CheckedProject): Promise<Diagnosis> {
  const flaws = await Promise.all(
    functionNames.map(async (name) => ({
      problem: `The function ${name} needs an account of its own with its rights alone.`,
      remedy: await commandsFor(name, checked),
    })),
  );
  return diagnosisOf(flaws.filter(({ remedy }) => remedy.length > 0));
}
