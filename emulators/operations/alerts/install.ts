import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billingOf, type GoogleCall, GoogleRefusal, projectOf } from '../google-api';
import { UserError } from '../../shared/user-error';

const MONITORING = 'https://monitoring.googleapis.com/v3';
const LOGGING = 'https://logging.googleapis.com/v2';

type Wait = (ms: number) => Promise<unknown>;

export interface AlertTarget {
  readonly project: string;
  /** The site's host name. */
  readonly host: string;
  /** Where alerts are mailed to. */
  readonly email: string;
  /** Money a month, in the currency of the billing account. */
  readonly budget: number;
}

/** The parts of a resource of Cloud Monitoring that are read here. */
interface Named {
  readonly name?: string;
  readonly displayName?: string;
  readonly [field: string]: unknown;
}

/** Reads a JSON file of this folder, with `values` in place of the names in braces. */
function readResources<T>(file: string, values: Readonly<Record<string, string>> = {}): T {
  let text = readFileSync(join(import.meta.dirname, file), 'utf8');
  for (const [name, value] of Object.entries(values)) text = text.replaceAll(`{${name}}`, value);
  return JSON.parse(text) as T;
}

/** Creates a resource, or updates the one with the same display name; returns Google's name of it. */
async function upsert(call: GoogleCall, base: string, collection: string, resource: Named): Promise<string> {
  const listed = await call<Record<string, Named[] | undefined>>('GET', `${base}/${collection}?pageSize=200`);
  const found = listed?.[collection]?.find(({ displayName }) => displayName === resource.displayName);
  const host = base.split('/').slice(0, 4).join('/');
  const answer = found?.name
    ? await call<Named>('PATCH', `${host}/${found.name}`, { ...resource, name: found.name })
    : await call<Named>('POST', `${base}/${collection}`, resource);
  return answer?.name ?? found?.name ?? '';
}

/** Tries for eleven minutes in all. */
const RETRY_AFTER_MS = 15_000;
const TRIES = 44;

/** Tries again after a 404: Cloud Monitoring knows a new metric of the log ten minutes later at most. */
async function retryUnknown(work: () => Promise<unknown>, wait: Wait): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof GoogleRefusal && error.status === 404) || left <= 1) throw error;
      await wait(RETRY_AFTER_MS);
    }
  }
}

/** The names of the alert policies that a project lacks. */
export async function missingAlerts(call: GoogleCall, project: string): Promise<string[]> {
  const url = `${MONITORING}/projects/${project}/alertPolicies?pageSize=200`;
  const { alertPolicies = [] } = (await call<{ alertPolicies?: Named[] }>('GET', url)) ?? {};
  const there = new Set(alertPolicies.map(({ displayName }) => displayName));
  return readResources<Named[]>('policies.json').flatMap(({ displayName = '' }) =>
    there.has(displayName) ? [] : [displayName],
  );
}

/**
 * Installs the resources of this folder's files: metrics of the log, uptime checks, alert policies, the budget; and the mail
 * address. A second run updates them and adds nothing twice. Returns a line for each. Throws a UserError with Google's refusal.
 */
export async function installAlerts(call: GoogleCall, target: AlertTarget, wait: Wait): Promise<string[]> {
  const { project, host, email, budget } = target;
  const base = `${MONITORING}/projects/${project}`;
  const done: string[] = [];
  const channel = await upsert(call, base, 'notificationChannels', {
    type: 'email',
    displayName: `Site: ${email}`,
    labels: { email_address: email },
  });
  done.push(`mails to ${email}`);
  for (const metric of readResources<{ name: string }[]>('log-metrics.json')) {
    await call('PUT', `${LOGGING}/projects/${project}/metrics/${metric.name}`, metric);
    done.push(`metric of the log: ${metric.name}`);
  }
  const values: Record<string, string> = { project, host, channel };
  for (const check of readResources<Named[]>('uptime-checks.json', values)) {
    const name = await upsert(call, base, 'uptimeCheckConfigs', check);
    values[`check:${check.displayName ?? ''}`] = name.split('/').at(-1) ?? '';
    done.push(`uptime check: ${check.displayName ?? ''}`);
  }
  for (const policy of readResources<Named[]>('policies.json', values)) {
    await retryUnknown(() => upsert(call, base, 'alertPolicies', policy), wait);
    done.push(`alert: ${policy.displayName ?? ''}`);
  }
  const [known, billing] = await Promise.all([projectOf(call, project), billingOf(call, project)]);
  if (!known?.name || !billing?.billingAccountName)
    throw new UserError(`${project} has no billing account that you can see: the budget is not set.`);
  const money = { ...values, budget: String(budget), projectNumber: known.name };
  const account = `https://billingbudgets.googleapis.com/v1/${billing.billingAccountName}`;
  await upsert(call, account, 'budgets', readResources<Named>('budget.json', money));
  done.push(`budget: ${budget} a month, told at 50, 90 and 100 %`);
  return done;
}
