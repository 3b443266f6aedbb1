import { region } from '@site/place';
import { missingAlerts } from './alerts/install';
import { checkBackups } from './backup-settings';
import { type CheckedProject, type Diagnosis, healthy, unless } from './diagnosis';
import { checkFunctionAccounts } from './function-accounts';
import { billingOf, bucketUrl, databaseUrl, projectOf } from './google-api';
import { checkRoles } from './iam';
import { problemsWith, readAccountSettings } from './project-accounts';
import { checkPublicAccess } from './public-access';
import { keyProblems } from './web-api-key';

export interface Check {
  readonly id: string;
  /** Its subject, as the object of a sentence. */
  readonly what: string;
  /** The APIs that it calls. */
  readonly apis: readonly string[];
  /** `disabled` are the APIs that are needed and not enabled. */
  readonly look: (checked: CheckedProject, disabled: readonly string[]) => Promise<Diagnosis>;
}

export const BILLING = 'cloudbilling.googleapis.com';

/** The APIs that a deploy or the deployed functions need. */
export const deployApis = [
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

/** The roles that a deploy by a tag needs. */
const deployerRoles = [
  'roles/firebase.admin',
  'roles/cloudfunctions.admin',
  'roles/cloudscheduler.admin',
  'roles/iam.serviceAccountUser',
  'roles/serviceusage.serviceUsageConsumer',
];

/** How many days the images of functions are kept: a version that is released again needs its own. */
const IMAGE_DAYS = 90;

/** The number of a project, by which Google names its own service accounts. */
const numberOf = async ({ call, project }: CheckedProject) =>
  (await projectOf(call, project))?.name?.split('/')[1] ?? '';

/** The commands that enable APIs: twenty at a time, which is what Google takes. */
export function enable(project: string, apis: readonly string[]): string[] {
  const batches = Array.from({ length: Math.ceil(apis.length / 20) }, (_, i) =>
    apis.slice(i * 20, i * 20 + 20),
  );
  return batches.map((batch) => `gcloud services enable ${batch.join(' ')} --project=${project}`);
}

/** In the order in which problems are best solved: what one needs is looked at before it. */
export const checks: readonly Check[] = [
  {
    id: 'billing',
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
    id: 'apis',
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
    id: 'database',
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
    id: 'filesBucket',
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
    id: 'accounts',
    what: 'who can get an account',
    apis: ['identitytoolkit.googleapis.com'],
    look: async ({ call, project }) => ({
      problems: problemsWith(await readAccountSettings(call, project)),
      remedy: [`npm run accounts -- --project ${project} --set`],
    }),
  },
  {
    id: 'webApiKey',
    what: 'the web API key',
    apis: ['identitytoolkit.googleapis.com', 'cloudresourcemanager.googleapis.com'],
    look: async ({ call, project, webApiKey, request }) => ({
      problems: await keyProblems(call, project, webApiKey, request),
      remedy: [`Copy it from https://console.firebase.google.com/project/${project}/settings/general`],
    }),
  },
  {
    id: 'backups',
    what: 'what backups need',
    apis: ['firestore.googleapis.com', 'storage.googleapis.com'],
    look: checkBackups,
  },
  {
    id: 'functionAccounts',
    what: 'the accounts that functions run as',
    apis: ['iam.googleapis.com', 'cloudresourcemanager.googleapis.com', 'storage.googleapis.com'],
    look: checkFunctionAccounts,
  },
  {
    id: 'builderAccount',
    what: 'the account that builds functions',
    apis: ['cloudresourcemanager.googleapis.com'],
    look: async (checked) =>
      checkRoles(checked, {
        account: `${await numberOf(checked)}-compute@developer.gserviceaccount.com`,
        roles: ['roles/cloudbuild.builds.builder'],
        instead: 'roles/editor',
        problem:
          'The account that builds functions may not: in organisations since May 2024 it has no rights.',
      }),
  },
  {
    id: 'storageRulesAccount',
    what: 'the account that judges uploads',
    apis: ['cloudresourcemanager.googleapis.com'],
    look: async (checked) =>
      checkRoles(checked, {
        account: `service-${await numberOf(checked)}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
        roles: ['roles/firebaserules.firestoreServiceAgent'],
        problem: 'storage.rules may not read Firestore: every large upload is refused.',
      }),
  },
  {
    id: 'publicFunctions',
    what: 'whether the functions may be open to everybody',
    apis: ['cloudresourcemanager.googleapis.com', 'orgpolicy.googleapis.com', 'run.googleapis.com'],
    look: checkPublicAccess,
  },
  {
    id: 'images',
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
    id: 'deployer',
    what: 'what the account that deploys may do',
    apis: ['cloudresourcemanager.googleapis.com'],
    look: async (checked) =>
      checked.deployer === undefined
        ? healthy
        : checkRoles(checked, {
            account: checked.deployer,
            roles: deployerRoles,
            instead: 'roles/owner',
            problem: `${checked.deployer} may not do all that a deploy by a tag does.`,
          }),
  },
  {
    id: 'appCheck',
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
    id: 'alerts',
    what: 'the alerts',
    apis: ['monitoring.googleapis.com'],
    look: async ({ call, project }) => ({
      problems: (await missingAlerts(call, project)).map((name) => `There is no alert “${name}”.`),
      remedy: [`npm run alerts -- --project ${project} --email ADDRESS`],
    }),
  },
  {
    id: 'indexes',
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
