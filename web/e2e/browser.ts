import { readFileSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Browser, BrowserContext, CDPSession, Disposable, Locator, Page, Route } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { browserFlags } from './browser-flags';

/** Widths the site is checked at, in CSS pixels. */
export const viewports = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Viewport = keyof typeof viewports;

/** The site under test: Hosting of the emulators. */
export const siteUrl = process.env['SITE_URL'] ?? 'http://127.0.0.1:5100';

/** Pages of journeys live for seconds: compiling their code a second and third time costs more than it gives. */
const compileOnce = '--js-flags=--no-turbofan --no-maglev';
/** Those of one person share a process, as a phone's tabs may: one for each costs more than a page does. */
const shareProcess = '--renderer-process-limit=1';

/** The network has no process of its own: one less that every byte goes through. */
const fewerProcesses = '--enable-features=NetworkServiceInProcess2';

const GB = 1024 ** 3;

/** Whether pages can share memory with the browser as they do on a desk: containers often have 64 MB for all of it. */
function hasSharedMemory(): boolean {
  try {
    const { bsize, blocks } = statfsSync('/dev/shm');
    return bsize * blocks >= GB;
  } catch {
    return false; // not Linux
  }
}

let shared: Promise<Browser> | undefined;

/** The browser of this worker, which all its journeys share; it ends with the worker. */
const sharedBrowser = (): Promise<Browser> => (shared ??= launchOwn([shareProcess]));

/**
 * Starts another browser, with further flags and variables of its environment, for what is about the browser itself. Who
 * starts it closes it.
 */
export function launchOwn(
  further: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'];
  if (!executablePath)
    throw new Error('CHROME_PATH is not set: run the journeys with npm test -- --only e2e');
  return chromium.launch({
    executablePath,
    args: [...browserFlags, compileOnce, fewerProcesses, ...further],
    // Playwright has the browser use files instead.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}

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
  /** Whether the person likes motion; by default none, so that journeys need not wait for it. */
  readonly motion?: boolean;
  /** Pixels of the screen to one CSS pixel. */
  readonly density?: number;
  /** A screen that is touched. */
  readonly touch?: boolean;
  /** A browser that has never been here, with nothing in its caches: for what is about a first visit. */
  readonly cold?: boolean;
  /** Lets the page have its service worker: what it answers does not pass the test's own routes. */
  readonly serviceWorker?: boolean;
  /** Goes on when a page has loaded; else when its client has taken over as well, as most journeys are about that. */
  readonly early?: boolean;
  /** What a console reports because of the test itself, for example by failing a request. */
  readonly expected?: RegExp;
}

/** Waits until the client of a page has taken over; a page without one has nothing to wait for. */
export async function clientReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('#client, script[type=module]') ||
      document.querySelector('html[data-hydrated]') !== null,
  );
}

/** Has `goto` and `reload` of a page wait for its client. */
function withClient(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
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
}

/** A context that goes from one visit to the next: it keeps its HTTP cache, and nothing else of a visit. */
interface WarmContext {
  readonly context: BrowserContext;
  /** Of a page that stays open: it clears what pages have stored. */
  readonly storage: CDPSession;
  isFree: boolean;
  /** What a visit has changed for good, as the clock, so that nobody else can have the context. */
  isSpoiled: boolean;
  /** Scripts that a visit has added for its pages. */
  scripts: Disposable[];
}

const warm = new WeakMap<Browser, Map<string, WarmContext[]>>();
const warmContexts = new WeakMap<BrowserContext, WarmContext>();

async function openWarm(browser: Browser, settings: object): Promise<WarmContext> {
  const context = await browser.newContext(settings);
  const keeper = await context.newPage();
  const opened: WarmContext = {
    context,
    storage: await context.newCDPSession(keeper),
    isFree: false,
    isSpoiled: false,
    scripts: [],
  };
  const pages = context.pages.bind(context);
  context.pages = () => pages().filter((page) => page !== keeper);
  const { clock } = context;
  const spoiling =
    <A extends unknown[]>(change: (...given: A) => Promise<void>) =>
    (...given: A) => {
      opened.isSpoiled = true;
      return change(...given);
    };
  clock.install = spoiling(clock.install.bind(clock));
  clock.setFixedTime = spoiling(clock.setFixedTime.bind(clock));
  const addInitScript = context.addInitScript.bind(context);
  context.addInitScript = async (...args) => {
    const script = await addInitScript(...args);
    opened.scripts.push(script);
    return script;
  };
  warmContexts.set(context, opened);
  return opened;
}

const forgetStored = ({ storage }: WarmContext) =>
  storage.send('Storage.clearDataForOrigin', {
    origin: siteUrl,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems',
  });

/** A context with these settings that no visit is using. A new one has to fetch and compile the whole site again. */
async function takeWarm(browser: Browser, settings: object): Promise<BrowserContext> {
  const bySettings = warm.get(browser) ?? new Map<string, WarmContext[]>();
  warm.set(browser, bySettings);
  const key = JSON.stringify(settings);
  const alike = bySettings.get(key) ?? [];
  bySettings.set(key, alike);
  const free = alike.find(({ isFree }) => isFree);
  if (free) {
    free.isFree = false;
    // What a page wrote last may have come after it was closed.
    await forgetStored(free);
    return free.context;
  }
  const opened = await openWarm(browser, settings);
  alike.push(opened);
  return opened.context;
}

/** Ends a visit's pages, and has their context forget it. */
async function leave(context: BrowserContext): Promise<void> {
  const used = warmContexts.get(context);
  if (!used || used.isSpoiled) return context.close();
  for (const event of ['page', 'console', 'weberror', 'request', 'response', 'requestfailed'] as const)
    context.removeAllListeners(event);
  await Promise.all(context.pages().map((page) => page.close()));
  await Promise.all(used.scripts.map((script) => script.dispose()));
  used.scripts = [];
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  await forgetStored(used);
  used.isFree = true;
}

/** Opens a context as of a new person; console errors, warnings, page errors and framework data requests are collected. */
export async function visit(options: VisitOptions = {}): Promise<Visit> {
  const {
    browser = await sharedBrowser(),
    viewport = 'desktop',
    javaScript = true,
    touch = false,
    motion = false,
    density,
    cold = false,
    serviceWorker = false,
    early = false,
    expected,
  } = options;
  const settings = {
    baseURL: siteUrl,
    viewport: viewports[viewport],
    deviceScaleFactor: density,
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  } as const;
  const context = await (cold || serviceWorker ? browser.newContext(settings) : takeWarm(browser, settings));
  if (javaScript && !early) context.on('page', withClient);
  const page = await context.newPage();
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
  return { page, context, unexpected };
}

/** Shows the links to all pages at the foot of one, which are folded on phones. */
export async function unfoldFoot(page: Page): Promise<void> {
  const folded = page.locator('footer details:not([open]) > summary');
  if (await folded.isVisible()) await folded.click();
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

/** One visit for all tests of a group: `begin` takes its page and opens what they begin with. */
export function useVisit(options: VisitOptions, begin: (visit: Visit) => unknown): void {
  let opened: Visit;
  beforeAll(async () => {
    opened = await visit(options);
    await begin(opened);
  });
  afterAll(async () => {
    await end(opened);
    expect(opened.unexpected).toEqual([]);
  });
}

/** Ends a visit. Requests that a journey holds or answers itself may be on their way still: that is no failure of it. */
async function end({ context }: Visit): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((side) => side.unrouteAll({ behavior: 'ignoreErrors' })));
  await leave(context);
}

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

/** Gives a context its connection back. Chromium says so before requests get through, and pages would wait before they ask again. */
export async function reconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await Promise.all(
    context.pages().map((page) => page.evaluate(() => window.dispatchEvent(new Event('online')))),
  );
}

/** Waits until the page has been drawn with what has just changed. */
export const nextPaint = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

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

const axeOptions: axe.RunOptions = {
  resultTypes: ['violations'],
  // Nothing is framed, and no rule asked for reads the style sheets' sources, which it would fetch once more.
  iframes: false,
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Minified: a page reads it in half of the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => Colour;
}
type WithAxe = typeof window & {
  readonly axe: {
    readonly run: typeof axe.run;
    readonly commons: {
      readonly color: {
        readonly Color: {
          readonly prototype: Colour;
          new (red: number, green: number, blue: number): Colour;
        };
      };
    };
  };
};

/** Has axe parse each colour of a page once: it would do so for each text anew, for a quarter of its time. */
function parseColoursOnce(): void {
  const { Color } = (window as WithAxe).axe.commons.color;
  const { prototype } = Color;
  const parse = prototype.parseString;
  const parsed = new Map<string, Colour>();
  prototype.parseString = function (text) {
    const colour = parsed.get(text) ?? parse.call(new Color(0, 0, 0), text);
    parsed.set(text, colour);
    const { r, g, b, alpha } = colour;
    return Object.assign(this, { r, g, b, alpha });
  };
}

/**
 * What axe finds on the page: WCAG 2.2 AA and best practice, one line a finding. `contrast: false` leaves out the colours,
 * which take more than half of the time, where another page has the same ones.
 */
export async function axeFindings(page: Page, { contrast = true } = {}): Promise<string[]> {
  // It stays in the page: reading its half a megabyte costs as much as a small page's analysis.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(parseColoursOnce);
  }
  const violations = await page.evaluate(
    async (options) => {
      const found = await (window as WithAxe).axe.run(options);
      const sticks = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement));
      // What lies below a bar that stays at the window's edge is scrolled into view.
      const isBelowBar = ({ any }: (typeof found.violations)[number]['nodes'][number]) =>
        any.every(
          ({ id, relatedNodes = [] }) =>
            id.startsWith('target-') &&
            relatedNodes.length > 0 &&
            relatedNodes.every(({ target }) => sticks(document.querySelector(String(target[0])))),
        );
      return found.violations
        .map(({ id, nodes }) => ({
          id,
          targets: nodes
            .filter((node) => node.any.length === 0 || !isBelowBar(node))
            .map(({ target }) => target),
        }))
        .filter(({ targets }) => targets.length > 0);
    },
    { ...axeOptions, rules: { 'color-contrast': { enabled: contrast } } },
  );
  return violations.map(
    ({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(' | ')}`,
  );
}

/** Whether the page can be scrolled sideways. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Axe finds nothing on what is shown, and nothing sticks out of the window. */
export async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
}

/** Waits until a picture has come. */
export const isLoaded = (picture: Locator): Promise<void> =>
  expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
