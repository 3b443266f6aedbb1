// npm start [-- --fresh]: starts the whole system on this machine
import { accessText, runDemo } from '../seed/demo';
import { log } from '../shared/terminal';
import { runMain } from '../shared/user-error';

await runMain(async () => {
  const started = Date.now();
  await runDemo({ fresh: process.argv.includes('--fresh') }, ({ siteUrl }) =>
    log(`Ready after ${Math.round((Date.now() - started) / 1000)} s:\n${accessText(siteUrl)}`),
  );
});
