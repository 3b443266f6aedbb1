// npm run fuzz -- [--n 20000] [--seed 1]: generated requests against the façade beside emulators of its own
import { parseArgs } from 'node:util';
import { interruption, log } from './demo';
import { testPorts } from './ports';
import { startSuite } from './suite';
import { runMain, UserError } from './user-error';

function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new UserError(`--${name} takes a whole number from 1`);
  return value;
}

await runMain(async () => {
  const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } });
  const n = wholeNumber(values.n ?? '500', 'n');
  const seed = wholeNumber(values.seed ?? '2048', 'seed');
  const suite = await startSuite({
    ports: testPorts,
    name: 'fuzz',
    only: ['auth', 'firestore', 'storage'],
    log,
  });
  void interruption().then(() => {
    suite.kill();
    process.exit(130);
  });
  try {
    Object.assign(process.env, suite.env);
    const { startApi } = await import('../functions/src/testing/api');
    const { fuzz } = await import('../functions/src/testing/fuzz');
    const { checkIntegrity } = await import('../functions/src/testing/integrity');
    const api = await startApi();
    const started = Date.now();
    const report = await fuzz(api, n, seed);
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
