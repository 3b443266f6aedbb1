import { type CheckedProject, type Diagnosis, unless } from './diagnosis';
import type { GoogleCall } from './google-api';

/** An IAM policy: who has which role on a resource. */
export interface Policy {
  readonly bindings?: readonly {
    readonly role: string;
    readonly members?: readonly string[];
    readonly condition?: object;
  }[];
}

/** The roles that a member has on a project without a condition. */
export async function rolesOn(call: GoogleCall, project: string, member: string): Promise<string[]> {
  const url = `https://cloudresourcemanager.googleapis.com/v3/projects/${project}:getIamPolicy`;
  return rolesOf(await call<Policy>('POST', url, {}), member);
}

/** The roles that a policy gives to a member without a condition. */
export function rolesOf(policy: Policy | null, member: string): string[] {
  return (policy?.bindings ?? [])
    .filter(({ members = [], condition }) => condition === undefined && members.includes(member))
    .map(({ role }) => role);
}

/** The command that gives a member a role on a project. */
export const grantOn = (project: string, member: string, role: string) =>
  `gcloud projects add-iam-policy-binding ${project} --member=${member} --condition=None --role=${role}`;

/** Looks for roles of a service account on the project; one with the role `instead` needs none of them. */
export async function checkRoles(
  { call, project }: CheckedProject,
  needs: { account: string; roles: readonly string[]; instead?: string; problem: string },
): Promise<Diagnosis> {
  const { account, roles, instead = '', problem } = needs;
  const member = `serviceAccount:${account}`;
  const given = await rolesOn(call, project, member);
  const missing = given.includes(instead) ? [] : roles.filter((role) => !given.includes(role));
  return unless(missing.length === 0, problem, ...missing.map((role) => grantOn(project, member, role)));
}
