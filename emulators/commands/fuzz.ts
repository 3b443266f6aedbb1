// npm run fuzz [-- --n 20000] [-- --seed 1]: generated requests against the API, in this process, beside emulators of its own
import { parseArgs } from 'node:util';
import { interruption, log } from '../seed/demo';
import { runMain, UserError } from '../shared/user-error';
import { testPorts } from '../suite/ports';
import { startSuite } from '../suite/suite';

function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new UserError(`--${name} takes a whole number from 1`);
  return value;
}

await runMain(async () => {
  const { values } = parseArgs({ options: { n: { type: 'string' }, seed: { type: 'string' } } });
  const n = wholeNumber(values.n ?? '500', 'n');
  const seed = wholeNumber(values.seed ?? '2048', 'seed');
  const only = ['auth', 'firestore', 'storage'] as const;
  void interruption().then(() => process.exit(130));
  const suite = await startSuite({ ports: testPorts, name: 'fuzz', only, log });
  try {
    Object.assign(process.env, suite.env);
    const { startApi } = await import('../../functions/src/testing/api');
    const { fuzz } = await import('../../functions/src/testing/fuzz');
    const { checkIntegrity } = await import('../../functions/src/testing/integrity');
    const api = await startApi();
    const { statuses, live } = await fuzz(api, n, seed);
    const { missing, orphans, ids } = await checkIntegrity(api.services);
    await api.stop();
    log(`${n} requests with seed ${seed}; responses by status: ${JSON.stringify(statuses)}`);
    const bad = [
      ...[...live].filter((id) => !ids.has(id)).map((id) => `lost: ${id}`),
      ...missing.map((name) => `not there: ${name}`),
      ...orphans.map((name) => `of no item: ${name}`),
    ];
    for (const line of bad.slice(0, 50)) log(`  ${line}`);
    return bad.length === 0 ? 0 : 1;
  } finally {
    await suite.stop();
  }
});
