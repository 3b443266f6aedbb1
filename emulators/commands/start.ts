// npm start [-- --fresh]: the whole system on this machine
import { describe, startDemo, untilInterrupted } from '../seed/demo';
import { log } from '../shared/terminal';
import { runMain } from '../shared/user-error';

await runMain(async () => {
  const started = Date.now();
  const demo = await startDemo({ fresh: process.argv.includes('--fresh') });
  log(`Ready after ${Math.round((Date.now() - started) / 1000)} s:\n${describe(demo.suite.siteUrl)}`);
  return untilInterrupted(demo);
});
