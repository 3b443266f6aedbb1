import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { sharedBrowser } from './browser';
import { siteUrl, staffSession } from './content';
import { clientReady, frames } from './page';
import { leaveContext, takeContext } from './warm-contexts';

/** Widths the site is checked at, in CSS pixels. */
export const viewports = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Viewport = keyof typeof viewports;

/** A visit in a browser of its own: `page`, and what the consoles of all its pages reported unexpectedly. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly unexpected: string[];
}

export interface VisitOptions {
  /** A browser of the test's own; else the worker's. */
  readonly browser?: Browser;
  readonly viewport?: Viewport;
  readonly javaScript?: boolean;
  /** Pixels of the screen to one CSS pixel. */
  readonly density?: number;
  /** A screen that is touched. */
  readonly touch?: boolean;
  /** Lets the page have its service worker, in a new browser: what it answers does not pass the test's own routes. */
  readonly serviceWorker?: boolean;
  /** Goes on when a page has loaded; else when its client has taken over as well, as most journeys are about that. */
  readonly early?: boolean;
  /** What a console reports because of the test itself, for example by failing a request. */
  readonly expected?: RegExp;
}

/** Has `goto` and `reload` of a page wait for its client, and another size for what measures itself: it is told in the next frames. */
function withClient(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const resize = page.setViewportSize.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    if (response?.headers()['content-type']?.startsWith('text/html')) await clientReady(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await clientReady(page);
    return response;
  };
  page.setViewportSize = async (size) => {
    await resize(size);
    await frames(page, 4);
  };
}

/** Opens a page as a new person does. */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const { browser = await sharedBrowser(), javaScript = true, serviceWorker = false } = options;
  const settings = {
    baseURL: siteUrl,
    viewport: viewports[options.viewport ?? 'desktop'],
    deviceScaleFactor: options.density,
    javaScriptEnabled: javaScript,
    hasTouch: options.touch ?? false,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    reducedMotion: 'reduce', // so that journeys need not wait for what moves
  } as const;
  const context = await (serviceWorker ? browser.newContext(settings) : takeContext(browser, settings));
  if (javaScript && !options.early) context.on('page', withClient);
  const page = await context.newPage();
  return { page, context, unexpected: noteUnexpected(context, options.expected) };
}

/** Collects what a context reports unexpectedly: errors and warnings, requests of the framework and to other sites. */
function noteUnexpected(context: BrowserContext, expected?: RegExp): string[] {
  const unexpected: string[] = [];
  const note = (text: string) => {
    // What the tool itself says where the page may not have its service worker.
    if (text.includes('Service Worker registration blocked by Playwright')) return;
    if (!expected?.test(text) || text.includes('Content Security Policy')) unexpected.push(text);
  };
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      note(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (/\.data$|\/__manifest/.test(pathname)) note(`framework request: ${pathname}`);
    if (request.url().startsWith('http') && origin !== siteUrl) note(`foreign request: ${request.url()}`);
  });
  return unexpected;
}

/** Runs a journey and ends the visit; fails on whatever its consoles reported unexpectedly. */
export async function journey(options: VisitOptions, work: (visit: Visit) => Promise<void>): Promise<void> {
  const opened = await visit(options);
  try {
    await work(opened);
    expect(opened.unexpected).toEqual([]);
  } catch (error) {
    if (error instanceof Error) error.message += `\n${await onScreens(opened)}`;
    throw error;
  } finally {
    await end(opened);
  }
}

/** Puts a session's cookie and the local mark of a signed-in browser into a context. */
export async function enter(context: BrowserContext, session: string): Promise<void> {
  const [name = '', value = ''] = session.split('=');
  const { hostname: domain } = new URL(siteUrl);
  await context.addCookies([{ name, value, domain, path: '/api', httpOnly: true, sameSite: 'Strict' }]);
  await context.addInitScript(() => {
    try {
      localStorage.setItem('isAdmin', 'true');
    } catch {
      // A test has filled or blocked the storage.
    }
  });
}

/** A journey of a staff member who is signed in already: for whatever is not about signing in. */
export function staffJourney(options: VisitOptions, work: (visit: Visit) => Promise<void>): Promise<void> {
  return journey(options, async (visit) => {
    await enter(visit.context, await staffSession());
    await work(visit);
  });
}

/** One visit for all tests of a group: `begin` takes its page and opens what they begin with. What fails tells its screens. */
export function useVisit(options: VisitOptions, begin: (visit: Visit) => unknown): void {
  let opened: Visit;
  beforeAll(async () => {
    opened = await visit(options);
    await begin(opened);
  });
  afterEach(async ({ task: { result } }) => {
    for (const error of result?.errors?.slice(0, 1) ?? []) error.message += `\n${await onScreens(opened)}`;
  });
  afterAll(async () => {
    await end(opened);
    expect(opened.unexpected).toEqual([]);
  });
}

/** The same for a staff member who is signed in already. */
export function useStaffVisit(options: VisitOptions, begin: (visit: Visit) => Promise<void>): void {
  useVisit(options, async (visit) => {
    await enter(visit.context, await staffSession());
    await begin(visit);
  });
}

/** Ends a visit. Requests that a journey holds or answers itself may be on their way still: that is no failure of it. */
async function end({ context }: Visit): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((side) => side.unrouteAll({ behavior: 'ignoreErrors' })));
  await leaveContext(context);
}

/** What a failed journey has on its screens, open dialogs first, for whoever reads of the failure later. */
async function onScreens({ context, unexpected }: Visit): Promise<string> {
  const screens = await Promise.all(
    context.pages().map(async (page) => {
      const dialogs = await page
        .getByRole('dialog')
        .allInnerTexts()
        .catch(() => []);
      const text = await page.locator('body').innerText({ timeout: 2000 }).catch(String);
      const all = [...dialogs, text].join(' ');
      return `On the screen ${page.url()}: ${all.replace(/\s+/g, ' ').slice(0, 1500)}`;
    }),
  );
  return [...screens, ...unexpected.map((line) => `Unexpected: ${line}`)].join('\n');
}
