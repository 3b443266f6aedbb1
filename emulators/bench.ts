// npm run bench: bytes, ratios and memory; figures to read, never a test that a slow machine fails
import { measureFacade, measureThroughput } from './bench/facade';
import { launchBrowser, measureFirstView } from './bench/first-view';
import { measureRendering } from './bench/rendering';
import { measureTyping } from './bench/typing';
import { buildIfChanged } from './build-steps';
import { findChromium } from './chromium';
import { interruption, log } from './demo';
import { root } from './paths';
import { testPorts } from './ports';
import { run } from './processes';
import { startSuite } from './suite';
import { runMain } from './user-error';

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

async function firstViews(siteUrl: string, chromium: string): Promise<void> {
  const browser = await launchBrowser(chromium);
  for (const path of ['/', '/notices']) {
    const { requests, ...bytes } = await measureFirstView(browser, siteUrl + path);
    const parts = Object.entries(bytes).filter(([, size]) => size > 0);
    const total = parts.reduce((sum, [, size]) => sum + size, 0);
    log(`  ${path}: ${kb(total)} in ${requests} requests`);
    log(`    ${parts.map(([kind, size]) => `${kind} ${kb(size)}`).join(' · ')}`);
  }
  await browser.close();
}

async function typing(siteUrl: string, chromium: string): Promise<void> {
  const { seedMany } = await import('./seed/many');
  await seedMany(2000, () => undefined, ['programs']);
  const browser = await launchBrowser(chromium);
  const words = 'remarks 1234';
  const { items, longestTask, untilFound } = await measureTyping(browser, siteUrl, 'programs', words);
  log(
    `  ${items} items: longest task ${longestTask.toFixed(0)} ms (50 and less count as 0), ` +
      `results ${untilFound.toFixed(0)} ms after the last key`,
  );
  await browser.close();
}

async function facade(): Promise<void> {
  const { startApi } = await import('../functions/src/testing/api');
  const api = await startApi();
  for (const { name, rawMs, facadeMs, ratio } of await measureFacade(api)) {
    log(`  ${name}: raw ${rawMs.toFixed(2)} ms, façade ${facadeMs.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`);
  }
  const perSecond = await measureThroughput(api, '/notices?pageSize=20');
  log(`  throughput of the list, 8 at a time: ${perSecond.toFixed(0)} requests a second`);
  await api.stop();
}

async function memory(env: Record<string, string>): Promise<void> {
  const tsx = ['--expose-gc', '--import', 'tsx', 'emulators/bench/memory.ts'];
  const { code, output } = await run(process.execPath, tsx, {
    cwd: root,
    env: { ...process.env, ...env, TSX_TSCONFIG_PATH: 'emulators/tsconfig.json' },
  });
  if (code !== 0) throw new Error(output);
  const marks = JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as Record<string, number>;
  const [early = NaN, late = NaN] = [marks['30'], marks['300']];
  log(
    `  after 30 uploads ${early.toFixed(0)} MB, after 300 ${late.toFixed(0)} MB, ratio ${(late / early).toFixed(2)}`,
  );
}

await runMain(async () => {
  await buildIfChanged(log);
  const chromium = await findChromium(log);
  const suite = await startSuite({ ports: testPorts, name: 'bench', log });
  void interruption().then(() => {
    suite.kill();
    process.exit(130);
  });
  try {
    Object.assign(process.env, suite.env);
    const { seed } = await import('./seed/seed');
    await seed({ log });
    log('\nFirst view on a phone (texts as gzip)');
    await firstViews(suite.siteUrl, chromium);
    log('\nTyping in the search of a staff list, at a quarter of the speed');
    await typing(suite.siteUrl, chromium);
    log('\nServer rendering, in one process');
    for (const line of await measureRendering()) log(`  ${line}`);
    log('\nFaçade beside the raw read');
    await facade();
    log('\nMemory of one API process');
    await memory(suite.env);
    return 0;
  } finally {
    await suite.stop();
  }
});
