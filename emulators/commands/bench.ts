// npm run bench [-- --pages /,/stories] [-- --runs 5] [-- --staff]: measures pages and staff screens
import { type Browser, chromium } from 'playwright-core';
import { parseArgs } from 'node:util';
import { browserFlags } from '../../web/e2e/browser-flags';
import { certificateFlag, openFront } from '../bench/front';
import { mediansOf, runLighthouse, type Figures, type Throttling } from '../bench/lighthouse';
import { measureStaffScreens } from '../bench/staff-screens';
import { buildIfChanged } from '../release/build-steps';
import { interruption, log } from '../shared/terminal';
import { runMain } from '../shared/user-error';
import { anyFreePort, workerPorts } from '../suite/ports';
import { startSite } from '../suite/site-server';
import { startSuite, storeEmulators } from '../suite/suite';
import { findChromium } from '../tests/chromium';

type Launch = (...flags: string[]) => Promise<Browser>;

await runMain(async () => {
  const text = { type: 'string' } as const;
  const options = { pages: text, runs: text, staff: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  void interruption().then(() => process.exit(130)); // the exit handlers end emulators and functions
  await buildIfChanged();
  const executablePath = await findChromium();
  const suite = await startSuite({ ports: workerPorts[0], name: 'bench', only: storeEmulators });
  const { SITE_URL } = suite.env;
  const site = await startSite(suite.env);
  const front = await openFront(SITE_URL);
  const launch: Launch = async (...flags) =>
    chromium.launch({ executablePath, args: [...browserFlags, await certificateFlag(), ...flags] });
  try {
    await (await import('../seed/seed')).startSeeding(suite.env).all;
    await printStaffScreens(launch, SITE_URL);
    if (values.staff) return;
    const paths = values.pages?.split(',') ?? (await sixPages(SITE_URL));
    for (const throttling of ['devtools', 'simulate'] as const) {
      const rows: Record<string, Figures> = {};
      for (const path of paths)
        rows[path] = await measurePage(launch, front.url + path, throttling, Number(values.runs ?? 5));
      log(`\nLighthouse as a mobile phone (${throttling}), medians`);
      console.table(rows);
    }
  } finally {
    front.close();
    await site.stop();
    await suite.stop();
  }
});

async function printStaffScreens(launch: Launch, siteUrl: string): Promise<void> {
  const browser = await launch();
  log('\nStaff screens on a phone of a quarter of the speed, at 1.6 Mbit/s with 150 ms');
  console.table(await measureStaffScreens(browser, siteUrl, true));
  await browser.close();
}

/** The six kinds of pages, with the first story and the first notice that has its own page. */
async function sixPages(siteUrl: string): Promise<string[]> {
  const first = async (list: string, link: RegExp) =>
    link.exec(await (await fetch(siteUrl + list)).text())?.[1] ?? list;
  const story = await first('/stories', /href="(\/story\/[^"]+)"/);
  const notice = await first('/notices', /href="(\/notices\/[^"]+)"/);
  return ['/', '/stories', story, '/gallery', '/notices', notice];
}

/** The medians of so many runs, each in a new browser. */
async function measurePage(launch: Launch, url: string, throttling: Throttling, runs: number) {
  const results: Figures[] = [];
  while (results.length < runs) {
    const port = await anyFreePort();
    const browser = await launch(`--remote-debugging-port=${port}`);
    results.push(await runLighthouse(url, port, throttling).finally(() => browser.close()));
  }
  return mediansOf(results);
}
