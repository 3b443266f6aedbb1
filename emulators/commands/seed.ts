// npm run seed: adds the demo content to a running npm start
import { startPorts } from '../suite/ports';
import { suiteEnv } from '../suite/suite-env';
import { runMain, UserError } from '../shared/user-error';

await runMain(async () => {
  const env = suiteEnv(startPorts);
  const response = await fetch(`${env.SITE_URL}/api/v1/openapi.json`).catch(() => undefined);
  if (!response?.ok) throw new UserError(`The site does not answer at ${env.SITE_URL}: run npm start first.`);
  const { startSeeding } = await import('../seed/seed');
  await startSeeding(env).all;
});
