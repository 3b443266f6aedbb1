import { region } from '@site/place';
import type { FunctionName } from '../../functions/src/define';
import { type CheckedProject, type Diagnosis, healthy, unless } from './diagnosis';
import { type GoogleCall, projectOf } from './google-api';
import { type Policy, rolesOf } from './iam';

/** The functions that visitors call. */
const publicFunctions: readonly FunctionName[] = ['api', 'site'];

interface PolicyRule {
  readonly allowAll?: boolean;
  readonly enforce?: boolean;
}
interface OrganisationPolicy {
  readonly spec?: { readonly rules?: readonly PolicyRule[] };
}

/** The constraints that may forbid public access, each with the rule that lifts it. */
const sharingRestrictions: readonly { readonly constraint: string; readonly lifted: PolicyRule }[] = [
  { constraint: 'iam.allowedPolicyMemberDomains', lifted: { allowAll: true } },
  { constraint: 'iam.managed.allowedPolicyMembers', lifted: { enforce: false } },
];
const restricts = ({ allowAll, enforce }: PolicyRule) => allowAll !== true && enforce !== false;

/** Looks whether a deploy may open the functions to everybody, which an organisation can forbid. */
export async function checkPublicAccess({ call, project }: CheckedProject): Promise<Diagnosis> {
  if (!(await projectOf(call, project))?.parent) return healthy; // there is no organisation
  if (await areOpen(call, project)) return healthy; // by an earlier deploy, and what is granted stays so
  const nameOf = (constraint: string) => `projects/${project}/policies/${constraint}`;
  const inForce = await Promise.all(
    sharingRestrictions.map(async ({ constraint }) => {
      const url = `https://orgpolicy.googleapis.com/v2/${nameOf(constraint)}:getEffectivePolicy`;
      return (await call<OrganisationPolicy>('GET', url))?.spec?.rules?.some(restricts) ?? false;
    }),
  );
  const found = sharingRestrictions.filter((_restriction, i) => inForce[i]);
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
}

/** Whether everybody can call the functions that visitors need. */
async function areOpen(call: GoogleCall, project: string): Promise<boolean> {
  const services = `https://run.googleapis.com/v2/projects/${project}/locations/${region}/services`;
  const policies = await Promise.all(
    publicFunctions.map((name) => call<Policy>('GET', `${services}/${name}:getIamPolicy`)),
  );
  return policies.every((policy) => rolesOf(policy, 'allUsers').includes('roles/run.invoker'));
}
