// npm run chaos [-- --seconds 60] [-- --seed 1]: readers and staff at work while stores and functions fail in turn; ends
// with an error when a promise is broken
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../release/build-steps';
import { Random } from '../shared/random';
import { injectFaults, Machinery, type ActiveFault } from '../chaos/faults';
import { inspect } from '../chaos/inspection';
import { findAddresses, Readers } from '../chaos/readers';
import { report, type Findings } from '../chaos/report';
import { Ledger, Writer } from '../chaos/writers';
import { interruption, log } from '../seed/demo';
import { cacheFolder } from '../shared/paths';
import { testPorts } from '../suite/ports';
import { sleep } from '../shared/processes';
import { layOutSite, openHosting } from '../suite/site-server';
import { startSuite, suiteEnv } from '../suite/suite';
import { runMain, UserError } from '../shared/user-error';

const READERS = 50;
const WRITERS = 5;
/** Milliseconds in which a write that was given up may still arrive. */
const AFTERMATH = 8000;

function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new UserError(`--${name} takes a whole number from 1`);
  return value;
}

/** Lets everybody work through the faults, on a running site, and looks at what it has left. */
async function runWorkload(
  siteUrl: string,
  machinery: Machinery,
  seconds: number,
  seed: number,
): Promise<Findings> {
  const { makeAccount } = await import('../../functions/src/testing/api');
  const { picture } = await import('../../functions/src/testing/files');
  const bytes = await picture(800, 600);
  const active: ActiveFault = { fault: null };
  const readers = new Readers(siteUrl, await findAddresses(siteUrl), active);
  await readers.readAll();
  const ledger = new Ledger();
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async (_, i) => {
      const { email } = await makeAccount(true);
      const writer = new Writer(siteUrl, email, bytes, ledger, new Random(seed * 1000 + i));
      await writer.signIn();
      return writer;
    }),
  );
  log(`${READERS} readers and ${WRITERS} writers for ${seconds} s, seed ${seed} …`);
  const until = Date.now() + seconds * 1000;
  await Promise.all([
    injectFaults(machinery.faults(), active, seconds, new Random(seed)),
    ...Array.from({ length: READERS }, (_, i) => readers.browse(new Random(seed * 2000 + i), until)),
    ...writers.map((writer) => writer.work(until)),
  ]);
  await sleep(AFTERMATH);
  const inspection = await inspect(ledger.items);
  return { readings: readers.readings, ledger, inspection, peakMemory: machinery.peakMemory() };
}

await runMain(async () => {
  const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
  const seconds = wholeNumber(values.seconds ?? '60', 'seconds');
  const seed = wholeNumber(values.seed ?? '2048', 'seed');
  void interruption().then(() => process.exit(130)); // the suite's exit handler ends the emulators
  await buildIfChanged(log);
  mkdirSync(cacheFolder, { recursive: true });
  const { SITE_URL } = Object.assign(process.env, suiteEnv(testPorts));
  const site = layOutSite(SITE_URL);
  const hosting = await openHosting(testPorts.hosting, site.hosting);
  const errors = join(cacheFolder, 'chaos-functions.log');
  const machinery = await Machinery.start(testPorts, hosting, site.source, openSync(errors, 'w'));
  process.once('exit', () => machinery.kill());
  try {
    const only = ['auth', 'firestore', 'storage'] as const;
    const suite = await startSuite({ ports: testPorts, name: 'chaos', only, log });
    try {
      const { createServices } = await import('../../functions/src/services');
      createServices(); // connects firebase-admin with the emulators
      const { seed: addDemoContent } = await import('../seed/seed');
      await addDemoContent({ log });
      const { lines, broken } = report(await runWorkload(suite.siteUrl, machinery, seconds, seed));
      for (const line of lines) log(line);
      if (broken.length > 0) log(`\nWhat is amiss (what the functions logged: ${errors})`);
      for (const line of broken) log(`  ${line}`);
      return broken.length === 0 ? 0 : 1;
    } finally {
      await suite.stop();
    }
  } finally {
    await machinery.stop();
    await hosting.close();
    site.remove();
  }
});
