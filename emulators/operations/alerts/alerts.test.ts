import express from 'express';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { API_BASE } from '@content/api/contract';
import { LATE_AFTER_HOURS, runStatus } from '@content/api/site-state';
import { noteError, requestLog } from '../../../functions/src/request-log';
import { nightlyBackup } from '../../../functions/src/backup/nightly';
import type { Services } from '../../../functions/src/services';
import { securityLog } from '../../../functions/src/security-log';
import { cleanup } from '../../../functions/src/cleanup/cleanup';
import { serve } from '../../../functions/src/testing/serve';
import { functionNames } from '../function-accounts';
import { GoogleStandIn } from '../testing/google-stand-in';
import { installAlerts, missingAlerts } from './install';
import metrics from './log-metrics.json' with { type: 'json' };
import policies from './policies.json' with { type: 'json' };
import checks from './uptime-checks.json' with { type: 'json' };

/** Whether an entry of the log fits a filter, of those operators of Cloud Logging that the files use. */
function fits(filter: string, entry: Record<string, unknown>): boolean {
  const severities = ['INFO', 'NOTICE', 'WARNING', 'ERROR'];
  const at = (path: string) =>
    path
      .replace('jsonPayload.', '')
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], entry);
  const one = (part: string): boolean => {
    const [, path = '', operator = '', value = ''] = /^([\w.]+)(>=|=|:)(.+)$/.exec(part.trim()) ?? [];
    if (path === 'severity') return severities.indexOf(String(at(path))) >= severities.indexOf(value);
    if (operator === ':' && value === '*') return at(path) !== undefined;
    if (operator === '=') return String(at(path)) === value.replaceAll('"', '');
    throw new Error(`this test does not know ${part}`);
  };
  return filter.split(' AND ').every((all) =>
    all
      .replace(/^\(|\)$/g, '')
      .split(' OR ')
      .some(one),
  );
}

/** Lines as the code really writes them, by what has happened. */
async function realLines(): Promise<Record<string, Record<string, unknown>>> {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  vi.spyOn(console, 'error').mockImplementation(keep);
  vi.spyOn(console, 'log').mockImplementation(keep);
  const last = () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
  const clock = () => new Date();
  const broken = () => {
    throw new Error('broken');
  };

  const operations = { countFailure: () => undefined, noteFailedBackup: () => Promise.resolve() };
  const config = { projectId: 'demo' };
  const app = express();
  app.use(requestLog('api', { config, operations }));
  app.use((_request, response) => {
    noteError(new Error('broken'));
    response.status(500).end();
  });
  const { url, close } = await serve(app);
  await fetch(`${url}/x`);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  await close();
  const failedRequest = last();

  securityLog(keep).note('tooManyAttempts', { what: 'login' });
  const tries = last();
  securityLog(keep).note('signIn', {});
  const signIn = last();

  const documents = { trashedBefore: broken };
  await cleanup({ clock, documents, operations } as unknown as Services).catch(() => undefined);
  const failedCleanup = last();
  const empty = { getFiles: () => Promise.reject(new Error('no bucket')) };
  const given = { clock, operations } as unknown as Services;
  await nightlyBackup(given, {} as never, empty as never).catch(() => undefined);
  const failedBackup = last();
  vi.restoreAllMocks();
  return { failedRequest, tries, signIn, failedCleanup, failedBackup };
}

describe('what the files say', () => {
  const filters = policies.flatMap(({ conditions }) =>
    conditions.map(({ conditionThreshold }) => conditionThreshold.filter),
  );

  test.each([
    ['nightly-failures', ['failedCleanup', 'failedBackup']],
    ['too-many-tries', ['tries']],
    ['failed-requests', ['failedRequest']],
  ])('the metric %s counts the lines that the code writes, and no others', async (name, expected) => {
    const { filter = '' } = metrics.find((metric) => metric.name === name) ?? {};
    const lines = Object.entries(await realLines());
    expect(lines.filter(([, line]) => fits(filter, line)).map(([what]) => what)).toEqual(expected);
  });

  test('each policy looks at functions, metrics and checks that there are', () => {
    const services = filters.flatMap((filter) => /full_match\("([^"]+)"/.exec(filter)?.[1]?.split('|') ?? []);
    expect(services.length).toBeGreaterThan(0);
    const advice = policies.map(({ documentation }) => documentation.content).join();
    const advised = [...advice.matchAll(/function `(\w+)`/g)].map(([, name]) => name);
    expect(functionNames).toEqual(expect.arrayContaining([...services, ...advised]));
    const ofLog = filters.flatMap(
      (filter) => /logging.googleapis.com\/user\/([\w-]+)/.exec(filter)?.[1] ?? [],
    );
    expect(ofLog.sort()).toEqual(metrics.map(({ name }) => name).sort());
    const watched = filters.flatMap((filter) => /\{check:([^}]+)\}/.exec(filter)?.[1] ?? []);
    expect(watched.sort()).toEqual(checks.map(({ displayName }) => displayName).sort());
  });

  test('the checks of the night ask what the API answers', () => {
    const nightly = checks.filter(({ contentMatchers }) => contentMatchers);
    expect(nightly.map(({ httpCheck }) => httpCheck.path)).toEqual(Array(2).fill(`${API_BASE}/health`));
    const now = new Date();
    const before = (hours: number) => new Date(now.getTime() - hours * 3600_000).toISOString();
    const body = {
      data: { cleanup: runStatus(before(LATE_AFTER_HOURS - 1), now), backup: runStatus(before(37), now) },
    };
    const answers = nightly.map(({ contentMatchers = [] }) => {
      const [{ content, jsonPathMatcher } = { content: '', jsonPathMatcher: { jsonPath: '' } }] =
        contentMatchers;
      const value = jsonPathMatcher.jsonPath.replace('$.data.', '') as keyof typeof body.data;
      return JSON.stringify(body.data[value]) === content;
    });
    expect(answers).toEqual([true, false]);
  });
});

describe('the commands', () => {
  const project = 'a-project';
  let google: GoogleStandIn;
  const call = () => google.call(project);
  /** How long was waited, without waiting. */
  const waits: number[] = [];
  const wait = (ms: number) => Promise.resolve(waits.push(ms));
  beforeEach(() => {
    google = new GoogleStandIn();
    waits.length = 0;
    google.kept.set(`/cloudresourcemanager.googleapis.com/v3/projects/${project}`, { name: 'projects/123' });
    const billing = { billingAccountName: 'billingAccounts/B-1' };
    google.kept.set(`/cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`, billing);
  });
  const target = { project, host: 'site.example', email: 'a@example.org', budget: 30 };

  test('npm run alerts installs everything, and a second time changes it in place', async () => {
    const done = await installAlerts(call(), target, wait);
    const count = 1 + 3 + 3 + policies.length + 1;
    expect([done.length, google.calls.length]).toEqual([count, count]);
    const before = new Map(google.kept);
    google.calls.length = 0;
    await installAlerts(call(), target, wait);
    expect([...google.kept.keys()].sort()).toEqual([...before.keys()].sort());
    expect(google.calls.filter((each) => each.startsWith('POST'))).toEqual([]);
    const all = JSON.stringify([...google.kept.values()]);
    expect(all).not.toMatch(/\{(project|host|channel|check|budget)/);
    expect(all).toContain('"host":"site.example"');
    const [channel] = [...google.kept.values()].filter(({ type }) => type === 'email');
    for (const [key, value] of google.kept)
      if (key.includes('/alertPolicies/')) expect(value['notificationChannels']).toEqual([channel?.['name']]);
    const budget = [...google.kept].find(([key]) => key.includes('/budgets/'))?.[1];
    expect(budget).toMatchObject({
      amount: { specifiedAmount: { units: '30' } },
      budgetFilter: { projects: ['projects/123'] },
      thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 0.9 }, { thresholdPercent: 1 }],
    });
    const checkIds = [...google.kept.keys()]
      .filter((key) => key.includes('uptimeCheckConfigs'))
      .map((key) => key.split('/').at(-1));
    for (const id of checkIds) expect(all).toContain(`check_id=\\"${id ?? ''}\\"`);
  });

  test('npm run alerts says when there is no billing account, and what Google refuses', async () => {
    google.kept.delete(`/cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`);
    await expect(installAlerts(call(), target, wait)).rejects.toThrow('no billing account');
    const stranger = google.call(project, 'another');
    await expect(installAlerts(stranger, target, wait)).rejects.toThrow('Who are you?');
  });

  test('npm run alerts tries again until Cloud Monitoring knows the metrics, for eleven minutes at most', async () => {
    const adding = `POST /monitoring.googleapis.com/v3/projects/${project}/alertPolicies`;
    google.refused.set(adding, { status: 404, times: Infinity });
    await expect(installAlerts(call(), target, wait)).rejects.toThrow('answers 404');
    expect(waits.reduce((sum, ms) => sum + ms)).toBeGreaterThan(600_000);
    expect(await missingAlerts(call(), project)).toHaveLength(policies.length);

    waits.length = 0;
    google.refused.set(adding, { status: 404, times: 2 });
    await installAlerts(call(), target, wait);
    expect([waits.length, await missingAlerts(call(), project)]).toEqual([2, []]);

    google.refused.set(adding.replace('POST', 'PATCH'), { status: 403, times: 1 });
    await expect(installAlerts(call(), target, wait)).rejects.toThrow('answers 403');
    expect(waits).toHaveLength(2);
  });
});
