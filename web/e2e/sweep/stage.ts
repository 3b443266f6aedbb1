import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch } from '../browser';
import { deletePopups } from '../content';
import { makeSite, type Site } from '../site';

/** What the tests of the sweep share: one browser, one small site with hard cases. */
export interface Stage {
  readonly browser: Browser;
  readonly site: Site;
}
export type OnStage = () => Stage;

/** Makes the site before the tests of the file that calls it, and takes it down behind the last one. */
export function openStage(): OnStage {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    browser = await launch();
    site = await makeSite();
  }, 120_000);
  afterAll(() => site.remove());
  // A popup that a failed test has left would lie over all that follow.
  afterEach(deletePopups);
  return () => ({ browser, site });
}

/** Findings by path, so that one test shows all of them. */
export type Findings = Record<string, unknown>;

/** Keeps what was found at a path; nothing, false and an empty list are no findings. */
export function keep(findings: Findings, route: string, found: unknown): void {
  if (Array.isArray(found) ? found.length > 0 : found) findings[route] = found;
}

/** What a page that is not there makes a browser say. */
export const expected404 = /404/;

/** Fails with the path of a page that does not answer: what runs in a page has no limit of its own. */
async function withinAMinute(route: string, work: Promise<void>): Promise<void> {
  const limit = new AbortController();
  const late = wait(60_000, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`${route} has not answered for a minute`);
  });
  await Promise.race([work, late]).finally(() => limit.abort());
}

/** Shows every path on one of some pages, which take turns: most of a visit is waiting for what comes late. */
export async function walk(
  pages: readonly Page[],
  routes: readonly string[],
  check: (page: Page, route: string) => Promise<void>,
): Promise<void> {
  const left = [...routes];
  await Promise.all(
    pages.map(async (page) => {
      for (let route = left.shift(); route !== undefined; route = left.shift()) {
        await page.goto(route);
        await page.locator('main h1').first().waitFor();
        await withinAMinute(route, check(page, route));
      }
    }),
  );
}

/** Opens each path on one page and keeps what `check` finds. */
export async function eachRoute(
  page: Page,
  routes: readonly string[],
  check: (page: Page, route: string) => Promise<unknown>,
): Promise<Findings> {
  const findings: Findings = {};
  await walk([page], routes, async (_page, route) => keep(findings, route, await check(page, route)));
  return findings;
}
