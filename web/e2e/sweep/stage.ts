import type { Browser, Page } from 'playwright-core';
import type { Site } from '../site';

/** What the tests of the sweep share: one browser, one small site with hard cases. */
export interface Stage {
  readonly browser: Browser;
  readonly site: Site;
}
export type OnStage = () => Stage;

/** Findings by address, so that one test shows all of them. */
export type Findings = Record<string, unknown>;

/** What a page that is not there makes a browser say. */
export const expected404 = /404/;

/** Opens each address and keeps what `look` finds; nothing, false and an empty list are no findings. */
export async function eachRoute(
  page: Page,
  routes: readonly string[],
  look: (page: Page, route: string) => Promise<unknown>,
): Promise<Findings> {
  const findings: Findings = {};
  for (const route of routes) {
    await page.goto(route);
    await page.locator('main h1').first().waitFor();
    const found = await look(page, route);
    if (Array.isArray(found) ? found.length > 0 : found) findings[route] = found;
  }
  return findings;
}
