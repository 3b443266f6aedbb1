import type { Browser, BrowserContext, CDPSession, Disposable } from 'playwright-core';

/** Playwright's settings of a context; `baseURL` is the site that it forgets. */
type Settings = object & { readonly baseURL: string };

/** A context that goes from one visit to the next: it keeps its HTTP cache, and nothing else of a visit. */
interface WarmContext {
  readonly context: BrowserContext;
  readonly settings: Settings;
  /** Of a page that stays open: it clears what pages have stored. */
  readonly storage: CDPSession;
  isFree: boolean;
  /** What a visit has changed for good, as the clock, so that nobody else can have the context. */
  isSpoiled: boolean;
  /** Scripts that a visit has added for its pages. */
  scripts: Disposable[];
}

const warmContexts: WarmContext[] = [];

/** A context with these settings that no visit is using. A new one has to fetch and compile the whole site again. */
export async function takeContext(browser: Browser, settings: Settings): Promise<BrowserContext> {
  const wanted = JSON.stringify(settings);
  const free = warmContexts.find(
    (each) => each.isFree && JSON.stringify(each.settings) === wanted && each.context.browser() === browser,
  );
  if (!free) return openContext(browser, settings);
  free.isFree = false;
  // What a page wrote last may have come after it was closed.
  await forgetStored(free);
  return free.context;
}

/** Ends a visit: closes its pages, and has a warm context forget all of it; any other one is closed. */
export async function leaveContext(context: BrowserContext): Promise<void> {
  const warm = warmContexts.find((each) => each.context === context);
  if (!warm || warm.isSpoiled) return context.close();
  for (const event of ['page', 'console', 'weberror', 'request', 'response', 'requestfailed'] as const)
    context.removeAllListeners(event);
  await Promise.all(context.pages().map((page) => page.close()));
  await Promise.all(warm.scripts.map((script) => script.dispose()));
  warm.scripts = [];
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  await forgetStored(warm);
  warm.isFree = true;
}

async function openContext(browser: Browser, settings: Settings): Promise<BrowserContext> {
  const context = await browser.newContext(settings);
  const keeper = await context.newPage();
  const storage = await context.newCDPSession(keeper);
  const warm: WarmContext = {
    context,
    settings,
    storage,
    isFree: false,
    isSpoiled: false,
    scripts: [],
  };
  warmContexts.push(warm);
  const pages = context.pages.bind(context);
  context.pages = () => pages().filter((page) => page !== keeper);
  noteChanges(warm);
  return context;
}

/** Notes what a visit changes, so that it can be undone, or the context given up. */
function noteChanges(warm: WarmContext): void {
  const { context } = warm;
  const { clock } = context;
  const spoiling =
    <A extends unknown[]>(change: (...given: A) => Promise<void>) =>
    (...given: A) => {
      warm.isSpoiled = true;
      return change(...given);
    };
  clock.install = spoiling(clock.install.bind(clock));
  clock.setFixedTime = spoiling(clock.setFixedTime.bind(clock));
  const addInitScript = context.addInitScript.bind(context);
  context.addInitScript = async (...args) => {
    const script = await addInitScript(...args);
    warm.scripts.push(script);
    return script;
  };
}

const forgetStored = ({ storage, settings }: WarmContext) =>
  storage.send('Storage.clearDataForOrigin', {
    origin: settings.baseURL,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems',
  });
