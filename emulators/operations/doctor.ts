import { UserError } from '../shared/user-error';
import { allIsWell, apisOfDeploys, BILLING, checks, enable, unless } from './checks';
import type { Check, CheckedProject, Finding } from './checks';
import { GoogleRefusal } from './google-api';

/** The APIs that are needed and not enabled. */
async function disabledApis({ call, project }: CheckedProject): Promise<string[]> {
  const needed = new Set([...checks.flatMap(({ apis }) => apis), ...apisOfDeploys]);
  const url = `https://serviceusage.googleapis.com/v1/projects/${project}/services?filter=state:ENABLED&pageSize=200`;
  const listed = await call<{ services?: { config?: { name?: string } }[] }>('GET', url);
  for (const { config } of listed?.services ?? []) needed.delete(config?.name ?? '');
  return [...needed].sort();
}

/** What Google refuses to show, and what is missing for a look at all, is a finding as well. */
async function findingOf(
  check: Check,
  checked: CheckedProject,
  disabled: readonly string[],
): Promise<Finding> {
  if (check.apis.some((api) => disabled.includes(api))) return allIsWell;
  try {
    return await check.look(checked, disabled);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const isRefused = error instanceof GoogleRefusal;
    return {
      problems: [isRefused ? `Google does not show ${check.what}: ${error.message}` : error.message],
      isUnseen: isRefused,
      remedy: isRefused
        ? [`Run this as an owner of ${checked.project}: gcloud auth application-default login`]
        : [],
    };
  }
}

/**
 * Looks at everything that a project needs before and after it is deployed to, and changes nothing. Returns what is not as
 * it must be, in the order in which it is best put right. What is asked through an API that is not enabled is looked at
 * when it is.
 */
export async function examine(checked: CheckedProject): Promise<Finding[]> {
  const disabled = await disabledApis(checked);
  // Google enables most APIs only where somebody pays, so that comes first.
  if (disabled.includes(BILLING)) {
    const problem = 'It cannot be seen yet whether somebody pays for the project.';
    return [unless(false, problem, ...enable(checked.project, [BILLING]))];
  }
  const findings = await Promise.all(checks.map((check) => findingOf(check, checked, disabled)));
  return findings.filter(({ problems }) => problems.length > 0);
}

/** Findings as they are printed, each with its remedy. */
export const report = (findings: readonly Finding[]): string =>
  findings
    .map(({ problems, remedy }, i) => [`\n${i + 1}. ${problems.join('\n   ')}`, ...remedy].join('\n     '))
    .join('\n');

/** Throws a UserError where a project is not as it must be. What may not be seen stops nothing: a deploy by a tag sees little. */
export async function demandHealthy(checked: CheckedProject): Promise<void> {
  const findings = (await examine(checked)).filter(({ isUnseen }) => !isUnseen);
  if (findings.length > 0) throw new UserError(`${checked.project} is not ready: ${report(findings)}`);
}
