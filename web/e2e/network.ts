import type { BrowserContext, Disposable, Page, Route } from 'playwright-core';

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
