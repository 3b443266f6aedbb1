// npm run seed [-- --many 2000]: demo content, or a large site for measuring, into a running npm start
import { parseArgs } from 'node:util';
import { log } from '../seed/demo';
import { startPorts } from '../suite/ports';
import { suiteEnv } from '../suite/suite';
import { runMain, UserError } from '../shared/user-error';

async function demandRunning(siteUrl: string): Promise<void> {
  const response = await fetch(`${siteUrl}/api/v1/openapi.json`).catch(() => undefined);
  if (!response?.ok) throw new UserError(`The site does not answer at ${siteUrl}: run npm start first.`);
}

await runMain(async () => {
  const { values } = parseArgs({ options: { many: { type: 'string' } } });
  const env = suiteEnv(startPorts);
  await demandRunning(env.SITE_URL);
  Object.assign(process.env, env);
  if (values.many === undefined) {
    const { seed } = await import('../seed/seed');
    await seed({ log });
    return 0;
  }
  const n = Number(values.many);
  if (!Number.isSafeInteger(n) || n < 1) throw new UserError('--many takes a whole number from 1');
  const { seedMany } = await import('../seed/many');
  await seedMany(n, log);
  return 0;
});
