import { region } from '@site/place';
import type { FunctionName } from '../../functions/src/define';
import { missingAlerts } from './alerts/install';
import { backupFlaws } from './backup-settings';
import { functionAccountFlaws, grantOn, rolesOf, rolesOn, type Policy } from './function-accounts';
import { billingOf, bucketUrl, databaseUrl, projectOf, type GoogleCall } from './google-api';
import { keyProblems, problemsWith, readAccountSettings } from './project-accounts';

/** The project that is looked at. */
export interface CheckedProject {
  readonly call: GoogleCall;
  readonly project: string;
  /** The bucket of the site's files. */
  readonly bucket: string;
  readonly backupBucket: string;
  readonly webApiKey: string;
  /** What asks Google without credentials; by default `fetch`. */
  readonly request?: ((url: string) => Promise<Response>) | undefined;
  /** The service account that deploys what a tag names, where there is one. */
  readonly deployer?: string | undefined;
}

/** What is not as it must be. */
export interface Finding {
  /** A sentence each; none when all is well. */
  readonly problems: readonly string[];
  /** What puts it right, in this order: commands to copy, or what to do elsewhere. */
  readonly remedy: readonly string[];
  /** Google has refused to show whether it is. */
  readonly isUnseen?: boolean;
}

export const allIsWell: Finding = { problems: [], remedy: [] };

/** What is found where something is not well. */
export const unless = (isWell: boolean, problem: string, ...remedy: string[]): Finding =>
  isWell ? allIsWell : { problems: [problem], remedy };

/** What is found where several things are wrong, each with a remedy of its own. */
const each = (flaws: readonly { problem: string; remedy: string | string[] }[]): Finding => ({
  problems: flaws.map(({ problem }) => problem),
  remedy: flaws.flatMap(({ remedy }) => remedy),
});

export interface Check {
  /** What it looks at, as the object of a sentence. */
  readonly what: string;
  /** The APIs that it asks. */
  readonly apis: readonly string[];
  /** `disabled` are the APIs that are needed and not enabled. */
  readonly look: (checked: CheckedProject, disabled: readonly string[]) => Promise<Finding>;
}

export const BILLING = 'cloudbilling.googleapis.com';

/** Needed by what is deployed, or by deploying it. */
export const apisOfDeploys = [
  'artifactregistry.googleapis.com',
  'billingbudgets.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudscheduler.googleapis.com',
  'compute.googleapis.com',
  'eventarc.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'firebasestorage.googleapis.com',
  'iamcredentials.googleapis.com',
  'logging.googleapis.com',
  'pubsub.googleapis.com',
  'run.googleapis.com',
];

/** With what a deploy by a tag can do all that it does. */
const rolesOfDeployer = [
  'roles/firebase.admin',
  'roles/cloudfunctions.admin',
  'roles/cloudscheduler.admin',
  'roles/iam.serviceAccountUser',
  'roles/serviceusage.serviceUsageConsumer',
];

/** How long images of functions are kept, in days: a version that is released again needs those of its time. */
const IMAGE_DAYS = 90;

/** The functions that visitors call. */
const publicFunctions: readonly FunctionName[] = ['api', 'site'];

/** The number of a project, by which Google names its own service accounts. */
const numberOf = async ({ call, project }: CheckedProject) =>
  (await projectOf(call, project))?.name?.split('/')[1] ?? '';

/** Says that a service account lacks roles on the project; one that has the role `instead` needs none of them. */
async function lacksRoles(
  { call, project }: CheckedProject,
  needs: { account: string; roles: readonly string[]; instead?: string; problem: string },
): Promise<Finding> {
  const { account, roles, instead = '', problem } = needs;
  const member = `serviceAccount:${account}`;
  const given = await rolesOn(call, project, member);
  const missing = given.includes(instead) ? [] : roles.filter((role) => !given.includes(role));
  return unless(missing.length === 0, problem, ...missing.map((role) => grantOn(project, member, role)));
}

/** The commands that enable APIs: twenty at a time, which is what Google takes. */
export function enable(project: string, apis: readonly string[]): string[] {
  const batches = Array.from({ length: Math.ceil(apis.length / 20) }, (_, i) =>
    apis.slice(i * 20, i * 20 + 20),
  );
  return batches.map((batch) => `gcloud services enable ${batch.join(' ')} --project=${project}`);
}

interface PolicyRule {
  readonly allowAll?: boolean;
  readonly enforce?: boolean;
}
interface OrganisationPolicy {
  readonly spec?: { readonly rules?: readonly PolicyRule[] };
}

/** The constraints that may forbid to grant something to everybody, each with the rule that lifts it. */
const sharingRestrictions: readonly { readonly constraint: string; readonly lifted: PolicyRule }[] = [
  { constraint: 'iam.allowedPolicyMemberDomains', lifted: { allowAll: true } },
  { constraint: 'iam.managed.allowedPolicyMembers', lifted: { enforce: false } },
];
const restricts = ({ allowAll, enforce }: PolicyRule) => allowAll !== true && enforce !== false;

/** In the order in which they are best put right: what one needs is looked at before it. */
export const checks: readonly Check[] = [
  {
    what: 'the billing account',
    apis: [BILLING],
    look: async ({ call, project }) => {
      const billing = await billingOf(call, project);
      return unless(
        billing?.billingEnabled === true,
        'No billing account pays for the project: functions need one (the Blaze plan).',
        'gcloud billing accounts list',
        `gcloud billing projects link ${project} --billing-account=ACCOUNT_ID`,
      );
    },
  },
  {
    what: 'the APIs',
    apis: [],
    look: ({ project }, disabled) =>
      Promise.resolve(
        unless(
          disabled.length === 0,
          `${disabled.length} APIs are not enabled. What is asked through them is looked at then.`,
          ...enable(project, disabled),
        ),
      ),
  },
  {
    what: 'the database',
    apis: ['firestore.googleapis.com'],
    look: async ({ call, project }) => {
      const database = await call<{ type?: string }>('GET', databaseUrl(project));
      const create = `gcloud firestore databases create --project=${project} --location=${region}`;
      if (!database) return unless(false, 'There is no Firestore database.', create);
      const remove = `gcloud firestore databases delete --project=${project} --database='(default)'`;
      return unless(database.type === 'FIRESTORE_NATIVE', 'Firestore is in Datastore mode.', remove, create);
    },
  },
  {
    what: "the bucket of the site's files",
    apis: ['storage.googleapis.com'],
    look: async ({ call, project, bucket }) => {
      const console = `https://console.firebase.google.com/project/${project}/storage`;
      return unless(
        (await call('GET', bucketUrl(bucket))) !== null,
        `There is no bucket ${bucket} for the site's files.`,
        `Choose “Get started” there, and the location ${region}: ${console}`,
      );
    },
  },
  {
    what: 'who can get an account',
    apis: ['identitytoolkit.googleapis.com'],
    look: async ({ call, project }) => ({
      problems: problemsWith(await readAccountSettings(call, project)),
      remedy: [`npm run accounts -- --project ${project} --set`],
    }),
  },
  {
    what: 'the web API key',
    apis: ['identitytoolkit.googleapis.com', 'cloudresourcemanager.googleapis.com'],
    look: async ({ call, project, webApiKey, request }) => ({
      problems: await keyProblems(call, project, webApiKey, request),
      remedy: [`Copy it from https://console.firebase.google.com/project/${project}/settings/general`],
    }),
  },
  {
    what: 'what backups need',
    apis: ['firestore.googleapis.com', 'storage.googleapis.com'],
    look: async ({ call, ...places }) => each(await backupFlaws(call, places)),
  },
  {
    what: 'the accounts that functions run as',
    apis: ['iam.googleapis.com', 'cloudresourcemanager.googleapis.com', 'storage.googleapis.com'],
    look: async ({ call, project, ...buckets }) => each(await functionAccountFlaws(call, project, buckets)),
  },
  {
    what: 'the account that builds functions',
    apis: ['cloudresourcemanager.googleapis.com'],
    look: async (checked) =>
      lacksRoles(checked, {
        account: `${await numberOf(checked)}-compute@developer.gserviceaccount.com`,
        roles: ['roles/cloudbuild.builds.builder'],
        instead: 'roles/editor',
        problem:
          'The account that builds functions may not: in organisations since May 2024 it has no rights.',
      }),
  },
  {
    what: 'the account that judges uploads',
    apis: ['cloudresourcemanager.googleapis.com'],
    look: async (checked) =>
      lacksRoles(checked, {
        account: `service-${await numberOf(checked)}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
        roles: ['roles/firebaserules.firestoreServiceAgent'],
        problem: 'storage.rules may not read Firestore: every large upload is refused.',
      }),
  },
  {
    what: 'whether the functions may be open to everybody',
    apis: ['cloudresourcemanager.googleapis.com', 'orgpolicy.googleapis.com', 'run.googleapis.com'],
    look: async ({ call, project }) => {
      if (!(await projectOf(call, project))?.parent) return allIsWell; // no organisation that could forbid it
      const services = `https://run.googleapis.com/v2/projects/${project}/locations/${region}/services`;
      const open = await Promise.all(
        publicFunctions.map(async (name) =>
          rolesOf(await call<Policy>('GET', `${services}/${name}:getIamPolicy`), 'allUsers').includes(
            'roles/run.invoker',
          ),
        ),
      );
      if (open.every(Boolean)) return allIsWell; // by an earlier deploy, and what is granted stays so
      const nameOf = (constraint: string) => `projects/${project}/policies/${constraint}`;
      const restrictions = await Promise.all(
        sharingRestrictions.map(async (restriction) => {
          const url = `https://orgpolicy.googleapis.com/v2/${nameOf(restriction.constraint)}:getEffectivePolicy`;
          const policy = await call<OrganisationPolicy>('GET', url);
          return policy?.spec?.rules?.some(restricts) ? [restriction] : [];
        }),
      );
      const found = restrictions.flat();
      return unless(
        found.length === 0,
        'The organisation does not let everybody call a function, as visitors do.',
        'As Organization Policy Administrator, for the first deploy:',
        ...found.flatMap(({ constraint, lifted }) => [
          `echo '${JSON.stringify({ name: nameOf(constraint), spec: { rules: [lifted] } })}' > policy.json`,
          'gcloud org-policies set-policy policy.json',
        ]),
        'After it (what is granted stays so):',
        ...found.map(({ constraint }) => `gcloud org-policies delete ${constraint} --project=${project}`),
      );
    },
  },
  {
    what: 'how long images of functions are kept',
    apis: ['artifactregistry.googleapis.com'],
    look: async ({ call, project }) => {
      const place = `projects/${project}/locations/${region}/repositories/gcf-artifacts`;
      const repository = await call<{ cleanupPolicies?: object; labels?: Readonly<Record<string, string>> }>(
        'GET',
        `https://artifactregistry.googleapis.com/v1/${place}`,
      );
      const isOptedOut = repository?.labels?.['firebase-functions-cleanup-opted-out'] === 'true';
      const at = `--project=${project} --location=${region}`;
      const create = `gcloud artifacts repositories create gcf-artifacts ${at} --repository-format=docker`;
      return unless(
        isOptedOut || Object.keys(repository?.cleanupPolicies ?? {}).length > 0,
        'No policy says how long images of functions are kept: a deploy by a tag stops there, before the pages.',
        ...(repository ? [] : [create]),
        `npx firebase functions:artifacts:setpolicy ${at} --days=${IMAGE_DAYS} --force`,
      );
    },
  },
  {
    what: 'what the account that deploys may do',
    apis: ['cloudresourcemanager.googleapis.com'],
    look: async (checked) =>
      checked.deployer === undefined
        ? allIsWell
        : lacksRoles(checked, {
            account: checked.deployer,
            roles: rolesOfDeployer,
            instead: 'roles/owner',
            problem: `${checked.deployer} may not do all that a deploy by a tag does.`,
          }),
  },
  {
    what: 'whether Firestore is closed to clients',
    apis: ['cloudresourcemanager.googleapis.com', 'firebaseappcheck.googleapis.com'],
    look: async (checked) => {
      const service = `projects/${await numberOf(checked)}/services/firestore.googleapis.com`;
      const url = `https://firebaseappcheck.googleapis.com/v1/${service}`;
      const found = await checked.call<{ enforcementMode?: string }>('GET', url);
      const console = `https://console.firebase.google.com/project/${checked.project}/appcheck`;
      return unless(
        found?.enforcementMode === 'ENFORCED',
        'Anybody can read lists of Firestore all day at your expense (README, “What it costs”).',
        `Choose “Cloud Firestore” there, then “Enforce”: ${console}`,
      );
    },
  },
  {
    what: 'the alerts',
    apis: ['monitoring.googleapis.com'],
    look: async ({ call, project }) => ({
      problems: (await missingAlerts(call, project)).map((name) => `There is no alert “${name}”.`),
      remedy: [`npm run alerts -- --project ${project} --email ADDRESS`],
    }),
  },
  {
    what: 'the indexes',
    apis: ['firestore.googleapis.com'],
    look: async ({ call, project }) => {
      const url = `${databaseUrl(project)}/collectionGroups/-/indexes?pageSize=200`;
      const { indexes = [] } = (await call<{ indexes?: { state?: string }[] }>('GET', url)) ?? {};
      const unfinished = indexes.filter(({ state }) => state !== 'READY').length;
      return unless(
        unfinished === 0,
        `${unfinished} indexes of Firestore are not built yet: what needs them answers 503 until then.`,
        'Wait: it takes minutes.',
      );
    },
  },
];
