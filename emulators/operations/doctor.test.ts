import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../functions/src/testing/serve';
import { installAlerts } from './alerts/install';
import type { Finding } from './checks';
import { demandHealthy, examine } from './doctor';
import { leadTo } from './google-api';
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

/** What a person does who reads a line of a remedy. It throws when the line cannot be followed. */
async function follow(line: string): Promise<void> {
  const { kept } = google;
  const flag = (name: string) => new RegExp(`--${name}[= ](\\S+)`).exec(line)?.[1] ?? '';
  const starts = (...words: string[]) => words.some((word) => line.startsWith(word));
  if (starts('gcloud billing accounts list', 'As Organization', 'After it', 'gcloud org-policies delete'))
    return;
  if (starts('gcloud org-policies set-policy policy.json')) {
    const { name, spec } = JSON.parse(String(kept.get('policy.json')?.['text'])) as {
      name: string;
      spec: object;
    };
    kept.set(`/orgpolicy.googleapis.com/v2/${name}:getEffectivePolicy`, { spec });
    return;
  }
  expect(line).toContain(project);
  const [, text] = /^echo '(.+)' > policy\.json$/.exec(line) ?? [];
  if (text !== undefined) {
    kept.set('policy.json', { text });
    return;
  }
  const [, resource = '', change, name = ''] =
    /^gcloud (projects|storage buckets|iam service-accounts) (add|remove)-iam-policy-binding (\S+) /.exec(
      line,
    ) ?? [];
  const [of, policy] =
    new Map([
      ['projects', [paths.project, paths.policy] as const],
      ['storage buckets', [paths.bucket(name.slice(5)), `${paths.bucket(name.slice(5))}/iam`] as const],
      [
        'iam service-accounts',
        [paths.serviceAccount(name), `${paths.serviceAccount(name)}:getIamPolicy`] as const,
      ],
    ]).get(resource) ?? [];
  if (of !== undefined && policy !== undefined) {
    expect(kept.has(of), `${name} exists`).toBe(true);
    const bindings = (kept.get(policy)?.['bindings'] ?? []) as Binding[];
    const [role, member] = [flag('role'), flag('member')];
    const others = bindings.filter((each) => !(each.role === role && each.members.includes(member)));
    kept.set(policy, { bindings: change === 'add' ? [...others, { role, members: [member] }] : others });
    return;
  }
  if (starts('gcloud services enable ')) {
    for (const [, api = ''] of line.matchAll(/ ([\w]+)\.googleapis\.com/g))
      kept.set(paths.service(api), { config: { name: `${api}.googleapis.com` } });
  } else if (starts('gcloud billing projects link'))
    kept.set(paths.billing, { billingEnabled: true, billingAccountName: 'billingAccounts/1' });
  else if (starts('gcloud firestore databases delete')) kept.delete(paths.database);
  else if (starts('gcloud firestore databases create'))
    kept.set(paths.database, { type: 'FIRESTORE_NATIVE', locationId: flag('location') });
  else if (starts('Choose “Get started” there, and the location asia-south1')) {
    kept.set(paths.bucket(places.bucket), {});
    kept.set(`${paths.bucket(places.bucket)}/iam`, {});
  } else if (starts('gcloud firestore databases update'))
    Object.assign(kept.get(paths.database) ?? {}, {
      ...(line.endsWith(' --enable-pitr') && {
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      }),
      ...(line.endsWith(' --delete-protection') && { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' }),
    });
  else if (starts('gcloud storage buckets create', 'gcloud storage buckets update')) {
    const at = paths.bucket(/gs:\/\/(\S+)/.exec(line)?.[1] ?? '');
    expect(kept.has(at)).toBe(starts('gcloud storage buckets update'));
    const days = (name: string) => String(Number.parseInt(flag(name)) * 24 * 3600);
    kept.set(at, {
      ...kept.get(at),
      ...(flag('retention-period') && { retentionPolicy: { retentionPeriod: days('retention-period') } }),
      ...(flag('soft-delete-duration') && {
        softDeletePolicy: { retentionDurationSeconds: days('soft-delete-duration') },
      }),
      ...(line.includes('--public-access-prevention --uniform-bucket-level-access') && {
        iamConfiguration: { publicAccessPrevention: 'enforced', uniformBucketLevelAccess: { enabled: true } },
      }),
    });
    if (!kept.has(`${at}/iam`)) kept.set(`${at}/iam`, {});
  } else if (starts('npm run accounts') && line.endsWith('--set'))
    await applyAccountSettings(google.call(project), project);
  else if (starts('npm run alerts')) {
    const target = { project, host: 'site.example', email: 'a@example.org', budget: 20 };
    await installAlerts(google.call(project), target, () => Promise.reject(new Error('no time')));
  } else if (starts('gcloud iam service-accounts create function-'))
    kept.set(paths.serviceAccount(functionAccount(/function-(\w+)/.exec(line)?.[1] ?? '')), {});
  else if (starts('gcloud artifacts repositories create gcf-artifacts')) kept.set(paths.images, {});
  else if (starts('npx firebase functions:artifacts:setpolicy')) {
    expect(kept.has(paths.images)).toBe(true);
    kept.set(paths.images, { cleanupPolicies: { 'firebase-functions-cleanup': {} } });
  } else if (starts('Copy it from https://console.firebase.google.com/project/'))
    kept.set(paths.keys, { 'AIza x': '123' });
  else if (starts('Choose “Cloud Firestore” there, then “Enforce”'))
    kept.set(paths.appCheck, { enforcementMode: 'ENFORCED' });
  else throw new Error(`nobody can follow: ${line}`);
}

/** Does what is said, in its order, until nothing is said any more. Returns how many times it took. */
async function followAll(findings: readonly Finding[]): Promise<number> {
  if (findings.length === 0) return 0;
  for (const { problems, remedy } of findings) {
    if (problems[0]?.includes('Authentication, choose Get started')) google.kept.set(paths.accounts, {});
    if (remedy[0]?.startsWith('Wait')) google.kept.set(paths.index, { state: 'READY' });
    else for (const line of remedy) await follow(line);
  }
  return 1 + (await followAll(await look()));
}

/** A project as it is when the doctor has nothing more to say. */
let healthy: [string, Record<string, unknown>][];

beforeAll(async () => {
  google.kept.set(paths.project, { name: 'projects/123', parent: 'organizations/9' });
  google.kept.set(paths.restriction('iam.allowedPolicyMemberDomains'), {
    spec: { rules: [{ values: { allowedValues: ['C0x'] } }] },
  });
  expect(await followAll(await look())).toBeLessThan(6);
  healthy = [...google.kept];
});
beforeEach(() => {
  google.kept.clear();
  google.refused.clear();
  for (const [path, resource] of structuredClone(healthy)) google.kept.set(path, resource);
});

const bindings = (path: string) => (google.kept.get(path)?.['bindings'] ?? []) as Binding[];
const revoke = (path: string, email: string, role?: string) =>
  google.kept.set(path, {
    bindings: bindings(path).filter(
      (each) =>
        !(each.members.includes(`serviceAccount:${email}`) && (role === undefined || each.role === role)),
    ),
  });
const forget = (path: string) => google.kept.delete(path);

const ills: readonly [name: string, ill: () => unknown, said: RegExp][] = [
  [
    'disabled APIs',
    () =>
      ['iamcredentials', 'billingbudgets', 'monitoring', 'cloudresourcemanager'].map((api) =>
        forget(paths.service(api)),
      ),
    /^4 APIs are not/,
  ],
  [
    'the API of billing disabled',
    () => forget(paths.service('cloudbilling')),
    /cannot be seen yet whether somebody/,
  ],
  ['no billing account', () => google.kept.set(paths.billing, { billingEnabled: false }), /Blaze plan/],
  ['no database', () => forget(paths.database), /no Firestore database/],
  [
    'Datastore mode',
    () => Object.assign(google.kept.get(paths.database) ?? {}, { type: 'DATASTORE_MODE' }),
    /in Datastore mode/,
  ],
  [
    'no bucket',
    () => forget(paths.bucket(places.bucket)),
    /There is no bucket a-project.firebasestorage.app/,
  ],
  ['no Authentication', () => forget(paths.accounts), /choose Get started/],
  ['accounts for everybody', () => google.kept.set(paths.accounts, {}), /Anybody can make an account/],
  ['a web API key that Firebase does not know', () => forget(paths.keys), /opens nothing: 400 API key not/],
  [
    'a web API key of another project',
    () => google.kept.set(paths.keys, { 'AIza x': '124' }),
    /\.env\.a-project is that of another project, 124/,
  ],
  ['no bucket for backups', () => forget(paths.bucket(places.backupBucket)), /no bucket for backups/],
  [
    'a database that keeps nothing',
    () => google.kept.set(paths.database, { type: 'FIRESTORE_NATIVE' }),
    /point-in-time recovery/,
  ],
  [
    'files that are gone at once',
    () => google.kept.set(paths.bucket(places.bucket), {}),
    /soft delete of a-project.firebasestorage.app/,
  ],
  [
    'backups that anybody could read',
    () =>
      Object.assign(google.kept.get(paths.bucket(places.backupBucket)) ?? {}, {
        iamConfiguration: { publicAccessPrevention: 'inherited' },
      }),
    /could be made public/,
  ],
  [
    'backups that can be deleted too early',
    () =>
      Object.assign(google.kept.get(paths.bucket(places.backupBucket)) ?? {}, {
        retentionPolicy: { retentionPeriod: '60' },
      }),
    /deleted before 30 days/,
  ],
  [
    'no account for a function',
    () => forget(paths.serviceAccount(functionAccount('api'))),
    /The function api needs/,
  ],
  [
    'a function without a right on the project',
    () => revoke(paths.policy, functionAccount('backup'), 'roles/firebaseauth.viewer'),
    /The function backup needs/,
  ],
  [
    'a function without its right on the files',
    () => revoke(`${paths.bucket(places.bucket)}/iam`, functionAccount('site')),
    /The function site needs/,
  ],
  [
    'a function that cannot write backups',
    () => revoke(`${paths.bucket(places.backupBucket)}/iam`, functionAccount('backup')),
    /The function backup needs/,
  ],
  [
    'a function that cannot sign tokens',
    () => forget(`${paths.serviceAccount(functionAccount('api'))}:getIamPolicy`),
    /The function api needs/,
  ],
  [
    'a function with more rights than it needs',
    () =>
      bindings(paths.policy).push({
        role: 'roles/editor',
        members: [`serviceAccount:${functionAccount('site')}`],
      }),
    /The function site needs/,
  ],
  [
    'an account for builds without rights',
    () => revoke(paths.policy, '123-compute@developer.gserviceaccount.com'),
    /since May 2024/,
  ],
  [
    'rules of Storage that cannot read Firestore',
    () => revoke(paths.policy, 'service-123@gcp-sa-firebasestorage.iam.gserviceaccount.com'),
    /every large upload is refused/,
  ],
  [
    'an organisation that forbids allUsers',
    () =>
      google.kept.set(paths.restriction('iam.managed.allowedPolicyMembers'), {
        spec: { rules: [{ enforce: true }] },
      }),
    /does not let everybody call a function/,
  ],
  ['no repository of images', () => forget(paths.images), /a deploy by a tag stops there/],
  ['images without a policy', () => google.kept.set(paths.images, {}), /a deploy by a tag stops there/],
  [
    'a deployer that cannot set schedules',
    () => revoke(paths.policy, deployer, 'roles/cloudscheduler.admin'),
    /may not do all that a deploy by a tag does/,
  ],
  ['Firestore open to clients', () => forget(paths.appCheck), /read lists of Firestore all day/],
  [
    'no alerts',
    () => [...google.kept.keys()].filter((key) => key.startsWith(paths.alerts)).map(forget),
    /no alert “Site/,
  ],
  [
    'indexes that are not built',
    () => google.kept.set(paths.index, { state: 'CREATING' }),
    /^1 indexes .* 503/,
  ],
];

test.each(ills)('%s: the doctor says this alone, and what it says to do helps', async (_name, ill, said) => {
  ill();
  google.calls.length = 0;
  const findings = await look();
  expect([findings.length, google.calls]).toEqual([1, []]);
  expect(findings[0]?.problems[0]).toMatch(said);
  await expect(demandHealthy(checked)).rejects.toThrow('a-project is not ready: ');
  expect(await followAll(findings)).toBeGreaterThan(0);
  await demandHealthy(checked);
});

test('what Google does not show is said, with who may see it; the rest is looked at all the same', async () => {
  for (const host of ['cloudbilling', 'identitytoolkit', 'orgpolicy', 'artifactregistry', 'monitoring'])
    google.refused.set(`GET /${host}.googleapis.com`, { status: 403, times: Infinity });
  forget(paths.appCheck);
  const findings = await look();
  expect(findings.map(({ problems: [problem = ''] }) => problem.split(':')[0])).toEqual([
    'Google does not show the billing account',
    'Google does not show who can get an account',
    'Google does not show whether the functions may be open to everybody',
    'Google does not show how long images of functions are kept',
    expect.stringContaining('Anybody can read lists of Firestore'),
    'Google does not show the alerts',
  ]);
  expect(findings[0]?.remedy).toEqual([
    'Run this as an owner of a-project: gcloud auth application-default login',
  ]);
  google.kept.set(paths.appCheck, { enforcementMode: 'ENFORCED' });
  await demandHealthy(checked); // what deploys by a tag may see as little
});

test('an organisation forbids nothing where there is none, and nothing that an earlier deploy has granted', async () => {
  google.kept.set(paths.project, { name: 'projects/123' });
  google.refused.set('GET /orgpolicy', { status: 403, times: Infinity });
  expect(await look()).toEqual([]);

  google.kept.set(paths.project, { name: 'projects/123', parent: 'organizations/9' });
  google.refused.clear();
  google.kept.set(paths.restriction('iam.allowedPolicyMemberDomains'), { spec: { rules: [{}] } });
  google.kept.set(paths.invokers('api'), {
    bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
  });
  expect(await look()).toHaveLength(1);
  google.kept.set(paths.invokers('site'), {
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
  leadTo(project);
  await auth.getUsers([{ uid: 'a' }]);
  expect(named).toEqual([undefined, project]);
  await deleteApp(app);
  vi.unstubAllEnvs();
  await close();
});
