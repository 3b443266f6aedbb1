// npm run fuzz -- [--n 20000] [--seed 1] [--through hosting|framework]: generated requests against the façade beside
// emulators of its own; it runs in this process, or as the built function behind Hosting or under the functions framework
import { parseArgs } from 'node:util';
import type { TestApi } from '../../functions/src/testing/api';
import { buildIfChanged } from '../release/build-steps';
import { interruption, log } from '../seed/demo';
import { testPorts } from '../suite/ports';
import { startSuite, type Suite } from '../suite/suite';
import { runMain, UserError } from '../shared/user-error';

function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new UserError(`--${name} takes a whole number from 1`);
  return value;
}

const ways = ['process', 'hosting', 'framework'] as const;
type Way = (typeof ways)[number];

/** A client of the façade that is reached in a way. */
async function connect(way: Way, { siteUrl }: Suite): Promise<TestApi> {
  const { clientOf, startApi } = await import('../../functions/src/testing/api');
  if (way === 'process') return startApi();
  const { createServices } = await import('../../functions/src/services');
  if (way === 'hosting') return clientOf(createServices(), siteUrl, () => Promise.resolve());
  const { startFunction } = await import('../../functions/src/testing/framework');
  const { url, stop } = await startFunction('api');
  return clientOf(createServices(), url, stop);
}

await runMain(async () => {
  const { values } = parseArgs({
    options: { n: { type: 'string' }, seed: { type: 'string' }, through: { type: 'string' } },
  });
  const way = ways.find((each) => each === (values.through ?? 'process'));
  if (!way) throw new UserError('--through takes hosting or framework');
  const n = wholeNumber(values.n ?? '500', 'n');
  const seed = wholeNumber(values.seed ?? '2048', 'seed');
  if (way !== 'process') await buildIfChanged(log);
  const only = way === 'hosting' ? undefined : (['auth', 'firestore', 'storage'] as const);
  const suite = await startSuite({ ports: testPorts, name: 'fuzz', only, log });
  void interruption().then(() => {
    suite.kill();
    process.exit(130);
  });
  try {
    Object.assign(process.env, suite.env);
    const { fuzz } = await import('../../functions/src/testing/fuzz');
    const { checkIntegrity } = await import('../../functions/src/testing/integrity');
    const api = await connect(way, suite);
    const started = Date.now();
    // Hosting follows dots, also encoded ones, out of /api: a page of the site says that there is nothing.
    const reaches = (path: string) => way !== 'hosting' || !path.includes('..%2F');
    const report = await fuzz(api, n, seed, reaches);
    const { missing, orphans, ids } = await checkIntegrity(api.services);
    await api.stop();
    const lost = [...report.live].filter((id) => !ids.has(id));
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    log(
      `${n} requests with seed ${seed} in ${seconds} s; answers by status: ${JSON.stringify(report.statuses)}`,
    );
    log(`failures ${report.failures.length}, lost documents ${lost.length}`);
    log(`missing objects ${missing.length}, orphan objects ${orphans.length}`);
    const bad = [...report.failures, ...lost, ...missing, ...orphans];
    for (const line of bad.slice(0, 50)) log(`  ${line}`);
    return bad.length === 0 ? 0 : 1;
  } finally {
    await suite.stop();
  }
});
