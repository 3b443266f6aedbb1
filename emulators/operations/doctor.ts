import { UserError } from '../shared/user-error';
import { deployApis, BILLING, type Check, checks, enable } from './checks';
import { type CheckedProject, type Diagnosis, healthy } from './diagnosis';
import { GoogleRefusal } from './google-api';

/** The diagnosis of a check that has found a problem. */
export interface Finding extends Diagnosis {
  /** That of the check. */
  readonly id: string;
  /** Google has refused to show whether it is as it must be. */
  readonly isUnseen: boolean;
}

/**
 * Checks everything that a project needs before and after a deploy, and changes nothing. Returns the findings in the order
 * in which they are best solved. Checks wait for the APIs that they call to be enabled.
 */
export async function examine(checked: CheckedProject): Promise<Finding[]> {
  const disabled = await disabledApis(checked);
  // Google enables most APIs only where somebody pays, so that comes first.
  if (disabled.includes(BILLING)) {
    const problems = ['It cannot be seen yet whether somebody pays for the project.'];
    return [{ id: 'billing', isUnseen: false, problems, remedy: enable(checked.project, [BILLING]) }];
  }
  const findings = await Promise.all(checks.map((check) => findingOf(check, checked, disabled)));
  return findings.filter(({ problems }) => problems.length > 0);
}

async function findingOf(
  { id, what, apis, look }: Check,
  checked: CheckedProject,
  disabled: readonly string[],
): Promise<Finding> {
  if (apis.some((api) => disabled.includes(api))) return { id, isUnseen: false, ...healthy };
  try {
    return { id, isUnseen: false, ...(await look(checked, disabled)) };
  } catch (error) {
    // Something is missing without which nothing can be looked at, or Google refuses to show it.
    if (!(error instanceof UserError)) throw error;
    if (!(error instanceof GoogleRefusal))
      return { id, isUnseen: false, problems: [error.message], remedy: [] };
    const signIn = `Run this as an owner of ${checked.project}: gcloud auth application-default login`;
    const problem = `Google does not show ${what}: ${error.message}`;
    return { id, isUnseen: true, problems: [problem], remedy: [signIn] };
  }
}

/** The APIs that are needed and not enabled. */
async function disabledApis({ call, project }: CheckedProject): Promise<string[]> {
  const needed = new Set([...checks.flatMap(({ apis }) => apis), ...deployApis]);
  const url = `https://serviceusage.googleapis.com/v1/projects/${project}/services?filter=state:ENABLED&pageSize=200`;
  const listed = await call<{ services?: { config?: { name?: string } }[] }>('GET', url);
  for (const { config } of listed?.services ?? []) needed.delete(config?.name ?? '');
  return [...needed].sort();
}

/** Findings as they are printed, each with its remedy. */
export const report = (findings: readonly Finding[]): string =>
  findings
    .map(({ problems, remedy }, i) => [`\n${i + 1}. ${problems.join('\n   ')}`, ...remedy].join('\n     '))
    .join('\n');

/** Throws a UserError with the findings. What Google does not show stops nothing: a deploy by a tag sees little. */
export async function demandHealthy(checked: CheckedProject): Promise<void> {
  const findings = (await examine(checked)).filter(({ isUnseen }) => !isUnseen);
  if (findings.length > 0) throw new UserError(`${checked.project} is not ready: ${report(findings)}`);
}
