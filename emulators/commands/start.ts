// npm start [-- --fresh]: starts the whole system on this machine
import { accessText, startDemo, untilInterrupted } from '../seed/demo';
import { log } from '../shared/terminal';
import { runMain } from '../shared/user-error';

await runMain(async () => {
  const started = Date.now();
  const demo = await startDemo({ fresh: process.argv.includes('--fresh') });
  log(`Ready after ${Math.round((Date.now() - started) / 1000)} s:\n${accessText(demo.suite.siteUrl)}`);
  await untilInterrupted(demo);
});
