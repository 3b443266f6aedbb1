import type { BrowserContext, Disposable, Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the client of a page has taken over; a page without one has nothing to wait for. */
export async function clientReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('#client, script[type=module]') ||
      document.querySelector('html[data-hydrated]') !== null,
  );
}

/** The next message of a page's console that begins so. */
export const nextMessage = (page: Page, start: string) =>
  page.waitForEvent('console', (message) => message.text().startsWith(start));

/** Has a page take it to be this moment from its next document on; Playwright's own clock stays with a context for good. */
export const takeItToBe = (page: Page, moment: string): Promise<Disposable> =>
  page.addInitScript((now) => {
    Date.now = () => now;
    window.Date = new Proxy(Date, {
      construct: (original, given: unknown[]) =>
        given.length > 0 ? (Reflect.construct(original, given) as Date) : new original(now),
    });
  }, Date.parse(moment));

/** Resolves once the effects of the page that comes next have run: asking for the popup is the first of them. */
export const untilAlive = (page: Page): Promise<unknown> =>
  page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/popups');

/** Opens a page and waits until its effects have run as well. */
export async function openAlive(page: Page, path: string): Promise<void> {
  const alive = untilAlive(page);
  await page.goto(path);
  await alive;
}

/** Waits until a page has been drawn as often: two frames show what has just changed. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  }, count);

/** What opens and closes something, by how its text begins: a `<summary>`, which has no role that a locator knows. */
export const disclosure = (within: Page | Locator, name: string): Locator =>
  within.locator('summary').filter({ hasText: new RegExp(`^${name}`) });

/** Whether what a summary stands for is open. */
export const isOpen = (summary: Locator): Promise<boolean> =>
  summary.evaluate(({ parentElement }) => parentElement instanceof HTMLDetailsElement && parentElement.open);

/** Chooses a link of the main menu, as a person does at this width. */
export async function choose(page: Page, link: string, dropdown?: string): Promise<void> {
  const hamburger = disclosure(page, 'Open menu');
  if (await hamburger.isVisible()) await hamburger.click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (dropdown !== undefined) await disclosure(menu, dropdown).click();
  await menu.getByRole('link', { name: link, exact: true }).click();
}

/** Shows the links to all pages at the foot of one, which are folded on phones. */
export async function unfoldFoot(page: Page): Promise<void> {
  const folded = page.locator('footer details:not([open]) > summary');
  if (await folded.isVisible()) await folded.click();
}

/** Waits until a picture has come. */
export const isLoaded = (picture: Locator): Promise<void> =>
  expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);

/**
 * Has `answer` respond to the first request that a pattern matches; the others pass. A route with `times: 1` takes itself
 * away after the first, and once in some hundred times the request right behind it then never gets a response.
 */
export function answerFirst(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void>,
): Promise<Disposable> {
  let isFirst = true;
  return page.route(url, (route) => {
    const isAnswered = isFirst;
    isFirst = false;
    return isAnswered ? answer(route) : route.fallback();
  });
}

/** Keeps requests that a pattern matches back: `count` says how many, `release` lets them and all later ones go. */
export async function holdRequests(side: Page | BrowserContext, url: string | RegExp) {
  const held: Route[] = [];
  let isOpen = false;
  await side.route(url, (route) => (isOpen ? route.continue() : void held.push(route)));
  return {
    count: () => held.length,
    release: async () => {
      isOpen = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

/** Gives a context its connection back. Chromium says so before requests get through, and pages would wait before they ask again. */
export async function reconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await Promise.all(
    context.pages().map((page) => page.evaluate(() => window.dispatchEvent(new Event('online')))),
  );
}
