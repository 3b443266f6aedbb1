import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../functions/src/testing/serve';
import { installAlerts } from './alerts/install';
import { checks } from './checks';
import { demandHealthy, examine, type Finding, report } from './doctor';
import { connectTo } from './target-project';
import { GoogleStandIn } from './testing/google-stand-in';
import { applyAccountSettings } from './project-accounts';

const project = 'a-project';
const places = { project, bucket: 'a-project.firebasestorage.app', backupBucket: 'a-project-backups' };
const deployer = 'deploy@a-project.iam.gserviceaccount.com';

const paths = {
  project: `/cloudresourcemanager.googleapis.com/v3/projects/${project}`,
  policy: `/cloudresourcemanager.googleapis.com/v3/projects/${project}:getIamPolicy`,
  billing: `/cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  service: (api: string) =>
    `/serviceusage.googleapis.com/v1/projects/${project}/services/${api}.googleapis.com`,
  database: `/firestore.googleapis.com/v1/projects/${project}/databases/(default)`,
  index: `/firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes/1`,
  bucket: (name: string) => `/storage.googleapis.com/storage/v1/b/${name}`,
  keys: '/identitytoolkit.googleapis.com/v1/projects',
  accounts: `/identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`,
  serviceAccount: (email: string) => `/iam.googleapis.com/v1/projects/${project}/serviceAccounts/${email}`,
  restriction: (constraint: string) =>
    `/orgpolicy.googleapis.com/v2/projects/${project}/policies/${constraint}:getEffectivePolicy`,
  invokers: (name: string) =>
    `/run.googleapis.com/v2/projects/${project}/locations/asia-south1/services/${name}:getIamPolicy`,
  images: `/artifactregistry.googleapis.com/v1/projects/${project}/locations/asia-south1/repositories/gcf-artifacts`,
  appCheck: '/firebaseappcheck.googleapis.com/v1/projects/123/services/firestore.googleapis.com',
  alerts: `/monitoring.googleapis.com/v3/projects/${project}/alertPolicies`,
};
const functionAccount = (name: string) => `function-${name}@${project}.iam.gserviceaccount.com`;

const google = new GoogleStandIn();
const checked = {
  call: google.call(project),
  request: google.request,
  ...places,
  webApiKey: 'AIza x',
  deployer,
};
const look = () => examine(checked);

interface Binding {
  readonly role: string;
  readonly members: string[];
}

const { kept } = google;
const put = (path: string, resource: Record<string, unknown>) => kept.set(path, resource);
const change = (path: string, values: object) => put(path, { ...kept.get(path), ...values });
const forget = (path: string) => kept.delete(path);
const bindings = (path: string) => (kept.get(path)?.['bindings'] ?? []) as Binding[];
const grant = (path: string, email: string, role: string) =>
  put(path, { bindings: [...bindings(path), { role, members: [`serviceAccount:${email}`] }] });
const revoke = (path: string, email: string, role?: string) => {
  const isIt = (each: Binding) =>
    each.members.includes(`serviceAccount:${email}`) && (role === undefined || each.role === role);
  put(path, { bindings: bindings(path).filter((each) => !isIt(each)) });
};

const flag = (line: string, name: string) => new RegExp(`--${name}[= ](\\S+)`).exec(line)?.[1] ?? '';
const bucketIn = (line: string) => paths.bucket(/gs:\/\/(\S+)/.exec(line)?.[1] ?? '');
const accountIn = (line: string) => paths.serviceAccount(/binding (\S+)/.exec(line)?.[1] ?? '');

function changeBinding(line: string, resource: string, policy: string): void {
  expect(kept.has(resource), `${resource} exists`).toBe(true);
  const work = line.includes(' add-iam-policy-binding ') ? grant : revoke;
  work(policy, flag(line, 'member').replace('serviceAccount:', ''), flag(line, 'role'));
}

function changeBucket(line: string): void {
  const path = bucketIn(line);
  expect(kept.has(path)).toBe(line.includes(' update '));
  const seconds = (name: string) => String(Number.parseInt(flag(line, name)) * 24 * 3600);
  if (line.includes('--retention-period'))
    change(path, { retentionPolicy: { retentionPeriod: seconds('retention-period') } });
  if (line.includes('--soft-delete-duration'))
    change(path, { softDeletePolicy: { retentionDurationSeconds: seconds('soft-delete-duration') } });
  if (line.includes('--public-access-prevention --uniform-bucket-level-access'))
    change(path, {
      iamConfiguration: { publicAccessPrevention: 'enforced', uniformBucketLevelAccess: { enabled: true } },
    });
  if (!kept.has(`${path}/iam`)) put(`${path}/iam`, {});
}

function changeDatabase(line: string): void {
  if (line.endsWith(' --enable-pitr'))
    change(paths.database, { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' });
  if (line.endsWith(' --delete-protection'))
    change(paths.database, { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' });
}

let policyFile = '';
const target = { project, host: 'site.example', email: 'a@example.org', budget: 20 };

/** What a person does who reads a line of a remedy, by how the line begins. */
const actions: Readonly<Record<string, (line: string) => unknown>> = {
  "echo '": (line) => (policyFile = /'(.+)' > policy\.json$/.exec(line)?.[1] ?? ''),
  'gcloud org-policies set-policy policy.json': () => {
    const { name, spec } = JSON.parse(policyFile) as { name: string; spec: object };
    put(`/orgpolicy.googleapis.com/v2/${name}:getEffectivePolicy`, { spec });
  },
  'gcloud projects ': (line) => changeBinding(line, paths.project, paths.policy),
  'gcloud storage buckets add-': (line) => changeBinding(line, bucketIn(line), `${bucketIn(line)}/iam`),
  'gcloud storage buckets ': changeBucket,
  'gcloud iam service-accounts create ': (line) =>
    put(paths.serviceAccount(functionAccount(/ function-(\w+) /.exec(line)?.[1] ?? '')), {}),
  'gcloud iam service-accounts add-': (line) =>
    changeBinding(line, accountIn(line), `${accountIn(line)}:getIamPolicy`),
  'gcloud services enable ': (line) => {
    for (const [name, api = ''] of line.matchAll(/(\w+)\.googleapis\.com/g))
      put(paths.service(api), { config: { name } });
  },
  'gcloud billing projects link ': () =>
    put(paths.billing, { billingEnabled: true, billingAccountName: 'billingAccounts/1' }),
  'gcloud firestore databases delete ': () => forget(paths.database),
  'gcloud firestore databases create ': (line) =>
    put(paths.database, { type: 'FIRESTORE_NATIVE', locationId: flag(line, 'location') }),
  'gcloud firestore databases update ': changeDatabase,
  'Choose “Get started” there, and the location asia-south1': () => {
    put(paths.bucket(places.bucket), {});
    put(`${paths.bucket(places.bucket)}/iam`, {});
  },
  'npm run accounts -- --project a-project --set': () => applyAccountSettings(checked.call, project),
  'npm run alerts ': () => installAlerts(checked.call, target, () => Promise.reject(new Error('no time'))),
  'gcloud artifacts repositories create gcf-artifacts ': () => put(paths.images, {}),
  'npx firebase functions:artifacts:setpolicy ': () => {
    expect(kept.has(paths.images)).toBe(true);
    put(paths.images, { cleanupPolicies: { 'firebase-functions-cleanup': {} } });
  },
  'Copy it from https://console.firebase.google.com/project/': () => put(paths.keys, { 'AIza x': '123' }),
  'Choose “Cloud Firestore” there, then “Enforce”': () =>
    put(paths.appCheck, { enforcementMode: 'ENFORCED' }),
};

/** Follows a line of a remedy; throws where nobody could. */
async function follow(line: string): Promise<void> {
  if (/^(gcloud billing accounts list|As Organization|After it|gcloud org-policies delete)/.test(line))
    return;
  if (line !== 'gcloud org-policies set-policy policy.json') expect(line).toContain(project);
  const [, action] = Object.entries(actions).find(([start]) => line.startsWith(start)) ?? [];
  if (!action) throw new Error(`nobody can follow: ${line}`);
  await action(line);
}

/** Follows all remedies in their order until the doctor finds nothing; returns how many rounds it took. */
async function followAll(findings: readonly Finding[]): Promise<number> {
  if (findings.length === 0) return 0;
  for (const { id, problems, remedy } of findings) {
    if (id === 'indexes') put(paths.index, { state: 'READY' }); // waited for
    else for (const line of remedy) await follow(line);
    if (problems[0]?.includes('Authentication, choose Get started')) put(paths.accounts, {});
  }
  return 1 + (await followAll(await look()));
}

/** A project in which the doctor finds nothing. */
let healthy: [string, Record<string, unknown>][];

beforeAll(async () => {
  put(paths.project, { name: 'projects/123', parent: 'organizations/9' });
  const rules = [{ values: { allowedValues: ['C0x'] } }];
  put(paths.restriction('iam.allowedPolicyMemberDomains'), { spec: { rules } });
  expect(await followAll(await look())).toBeLessThan(6);
  healthy = [...kept];
});
beforeEach(() => {
  kept.clear();
  google.refused.clear();
  for (const [path, resource] of structuredClone(healthy)) put(path, resource);
});

const backups = paths.bucket(places.backupBucket);
const files = paths.bucket(places.bucket);
const rights = (name: string) => `${paths.serviceAccount(functionAccount(name))}:getIamPolicy`;
const forbidden = { spec: { rules: [{ enforce: true }] } };
const someApis = ['iamcredentials', 'billingbudgets', 'monitoring', 'cloudresourcemanager'];

/** What can be wrong, by the check that finds it. */
const ills: readonly (readonly [check: string, name: string, ill: () => unknown])[] = [
  ['apis', 'disabled APIs', () => someApis.map((api) => forget(paths.service(api)))],
  ['billing', 'the API of billing disabled', () => forget(paths.service('cloudbilling'))],
  ['billing', 'no billing account', () => put(paths.billing, { billingEnabled: false })],
  ['database', 'no database', () => forget(paths.database)],
  ['database', 'Datastore mode', () => change(paths.database, { type: 'DATASTORE_MODE' })],
  ['filesBucket', 'no bucket', () => forget(files)],
  ['accounts', 'no Authentication', () => forget(paths.accounts)],
  ['accounts', 'accounts for everybody', () => put(paths.accounts, {})],
  ['webApiKey', 'a key that Firebase does not know', () => forget(paths.keys)],
  ['webApiKey', 'a key of another project', () => put(paths.keys, { 'AIza x': '124' })],
  ['backups', 'no bucket for backups', () => forget(backups)],
  ['backups', 'a database that keeps nothing', () => put(paths.database, { type: 'FIRESTORE_NATIVE' })],
  ['backups', 'files that are gone at once', () => put(files, {})],
  ['backups', 'backups open to all', () => change(backups, { iamConfiguration: {} })],
  ['backups', 'too short a retention', () => change(backups, { retentionPolicy: { retentionPeriod: '60' } })],
  ['functionAccounts', 'no account', () => forget(paths.serviceAccount(functionAccount('api')))],
  [
    'functionAccounts',
    'no right on the project',
    () => revoke(paths.policy, functionAccount('backup'), 'roles/firebaseauth.viewer'),
  ],
  ['functionAccounts', 'no right on files', () => revoke(`${files}/iam`, functionAccount('site'))],
  ['functionAccounts', 'no right on backups', () => revoke(`${backups}/iam`, functionAccount('backup'))],
  ['functionAccounts', 'no right to sign tokens', () => forget(rights('api'))],
  [
    'functionAccounts',
    'a right too many',
    () => grant(paths.policy, functionAccount('site'), 'roles/editor'),
  ],
  ['builderAccount', 'no rights', () => revoke(paths.policy, '123-compute@developer.gserviceaccount.com')],
  [
    'storageRulesAccount',
    'rules of Storage that cannot read Firestore',
    () => revoke(paths.policy, 'service-123@gcp-sa-firebasestorage.iam.gserviceaccount.com'),
  ],
  [
    'publicFunctions',
    'an organisation that forbids allUsers',
    () => put(paths.restriction('iam.managed.allowedPolicyMembers'), forbidden),
  ],
  ['images', 'no repository of images', () => forget(paths.images)],
  ['images', 'images without a policy', () => put(paths.images, {})],
  ['deployer', 'no right to schedule', () => revoke(paths.policy, deployer, 'roles/cloudscheduler.admin')],
  ['appCheck', 'Firestore open to clients', () => forget(paths.appCheck)],
  ['alerts', 'no alerts', () => [...kept.keys()].filter((key) => key.startsWith(paths.alerts)).map(forget)],
  ['indexes', 'indexes that are not built', () => put(paths.index, { state: 'CREATING' })],
];

test('every check has an ill that it finds', () => {
  expect(new Set(ills.map(([check]) => check))).toEqual(new Set(checks.map(({ id }) => id)));
});

test.each(ills)('%s alone finds %s, and its remedy helps', async (check, _name, ill) => {
  ill();
  google.calls.length = 0;
  const findings = await look();
  expect([findings.map(({ id }) => id), google.calls]).toEqual([[check], []]);
  await expect(demandHealthy(checked)).rejects.toThrow(
    `a-project is not ready: \n1. ${findings[0]?.problems[0] ?? ''}`,
  );
  expect(await followAll(findings)).toBeGreaterThan(0);
  await demandHealthy(checked);
});

test('what Google does not show is said, with who may see it; the rest is looked at all the same', async () => {
  for (const host of ['cloudbilling', 'identitytoolkit', 'orgpolicy', 'artifactregistry', 'monitoring'])
    google.refused.set(`GET /${host}.googleapis.com`, { status: 403, times: Infinity });
  forget(paths.appCheck);
  const findings = await look();
  expect(findings.map(({ id, isUnseen }) => [id, isUnseen])).toEqual([
    ['billing', true],
    ['accounts', true],
    ['publicFunctions', true],
    ['images', true],
    ['appCheck', false],
    ['alerts', true],
  ]);
  expect(report(findings.slice(0, 1))).toMatch(
    /^\n1\. Google does not show the billing account: .+\n {5}Run this as an owner of a-project: gcloud auth /,
  );
  put(paths.appCheck, { enforcementMode: 'ENFORCED' });
  await demandHealthy(checked); // what deploys by a tag may see as little
});

test('an organisation forbids nothing where there is none, and nothing that an earlier deploy has granted', async () => {
  put(paths.project, { name: 'projects/123' });
  google.refused.set('GET /orgpolicy', { status: 403, times: Infinity });
  expect(await look()).toEqual([]);

  put(paths.project, { name: 'projects/123', parent: 'organizations/9' });
  google.refused.clear();
  put(paths.restriction('iam.allowedPolicyMemberDomains'), { spec: { rules: [{}] } });
  put(paths.invokers('api'), {
    bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
  });
  expect(await look()).toHaveLength(1);
  put(paths.invokers('site'), {
    bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
  });
  expect(await look()).toEqual([]);
});

test("Google's libraries name the project, whose API a person's credentials alone may not use", async () => {
  const named: unknown[] = [];
  const { host, close } = await serve((request, response) => {
    named.push(request.headers['x-goog-user-project']);
    response.end('{"users":[]}');
  });
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host);
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', undefined);
  const app = initializeApp({ projectId: project }, 'quota');
  const auth = getAuth(app);
  await auth.getUsers([{ uid: 'a' }]);
  await deleteApp(connectTo(project));
  await auth.getUsers([{ uid: 'a' }]);
  expect(named).toEqual([undefined, project]);
  await deleteApp(app);
  vi.unstubAllEnvs();
  await close();
});
