// npm start [-- --fresh]: the whole system on this machine
import { describe, interruption, log, startDemo, untilInterrupted } from '../seed/demo';
import { runMain } from '../shared/user-error';

await runMain(async () => {
  const started = Date.now();
  const interrupted = interruption();
  // An end during the start has nothing to save: the exit handlers of the suite end what runs.
  let up = false;
  void interrupted.then(() => up || process.exit(130));
  const demo = await startDemo({ fresh: process.argv.includes('--fresh') });
  up = true;
  log(`Ready after ${Math.round((Date.now() - started) / 1000)} s:\n${describe(demo.suite.siteUrl)}`);
  return untilInterrupted(demo, interrupted);
});
