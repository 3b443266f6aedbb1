import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserFlags } from './browser-flags';
import { siteUrl } from './browser';
import { staffSession } from './content';
import { dialogCalled, entered, input, words } from './staff-kit';
import { enter } from './staff-visit';

/** A browser in a process of its own that can be killed, with a profile that outlives it. */
async function startBrowser(profile: string): Promise<{ page: Page; process: ChildProcess }> {
  const args = [
    ...browserFlags,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const child = spawn(process.env['CHROME_PATH'] ?? '', args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The browser ended before it listened')));
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /DevTools listening on (ws:\S+)/.exec(line);
      if (found?.[1]) resolve(found[1]);
    });
  });
  const browser = await chromium.connectOverCDP(url);
  const context = browser.contexts()[0];
  if (!context) throw new Error('The browser has no context');
  await enter(context, await staffSession());
  return { page: await context.newPage(), process: child };
}

/** Ends all processes of a browser at once, as a power cut would. */
async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
}

/** Whether the browser has written a text to its profile: it does so some seconds after it was kept. */
async function isOnDisk(profile: string, text: string): Promise<boolean> {
  const folder = join(profile, 'Default/Local Storage/leveldb');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return files.some((bytes) => bytes.includes(Buffer.from(text, 'utf16le')));
}

test('a browser that is killed offers every one of two hundred words when it is opened again', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const text = words(Date.now().toString(36));
  try {
    const before = await startBrowser(profile);
    try {
      await before.page.goto(`${siteUrl}/admins/notices/new`);
      await input(before.page, 'description').fill(text);
      await expect.poll(() => isOnDisk(profile, text.slice(-60)), { timeout: 30_000 }).toBe(true);
    } finally {
      await kill(before.process);
    }
    const after = await startBrowser(profile);
    try {
      await after.page.goto(`${siteUrl}/admins/notices/new`);
      const offer = dialogCalled(after.page, 'Unsaved changes from earlier');
      await offer.getByText(text).waitFor();
      await offer.getByRole('button', { name: 'Go on with them' }).click();
      expect(await entered(input(after.page, 'description'))).toBe(text);
    } finally {
      await kill(after.process);
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
