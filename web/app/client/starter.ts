/** The id of the element that holds the client's module script until it is started. */
export const CLIENT = 'client';

export const READY = 'client-ready';

/**
 * The files that most visitors' pages share: fewer requests, better compressed. They run one by one in the order of their imports, so
 * that none blocks the page for long.
 */
export const firstModules = ['react', 'router', 'chakra', 'pages'] as const;

/**
 * Runs at the end of every visitors' page, before the client (React and the page's modules) is fetched, and stands alone: its
 * source is put into the HTML.
 *
 * The client does not compete with visible content: it is fetched when the page has loaded and the browser is idle, or at once when
 * somebody touches the page, presses a key or focuses something; where data is saved, only then.
 *
 * Until then links, forms and disclosures work by themselves. A button, and a link marked `data-in-place`, keeps its first click
 * until the client can carry it out, and is `aria-busy` meanwhile; a second click on such a link follows it, and so does the first one
 * if the client cannot be loaded.
 *
 * The first touch marks the document (`data-touched`), for which prefetching waits.
 *
 * Where data is saved pictures are small: their `sizes` are replaced before the browser chooses lazy ones.
 */
export function starter(
  clientId: string,
  readyEvent: string,
  smallSizes: string,
  savesData: () => boolean,
): void {
  const root = document.documentElement;
  let held = document.getElementById(clientId);
  let failed = false;
  /** Controls with a waiting click, in the order of the clicks. */
  const waiting = new Set<HTMLElement>();
  const listening = new AbortController();
  const { signal } = listening;

  const release = (each: (control: HTMLElement) => void): void => {
    root.removeAttribute('data-awaited');
    for (const control of waiting) control.removeAttribute('aria-busy');
    waiting.forEach(each);
    waiting.clear();
  };

  const giveUp = (): void => {
    failed = true;
    release((control) => control instanceof HTMLAnchorElement && location.assign(control.href));
  };

  const listed = (urls = '') => urls.split(' ').filter(Boolean);
  const run = async ({ nonce, textContent, dataset }: HTMLElement, urgent: boolean): Promise<void> => {
    for (const href of listed(dataset['modules'])) {
      const fetchPriority = urgent ? 'auto' : 'low';
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }),
      );
    }
    for (const href of listed(dataset['first'])) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const script = { type: 'module', nonce, textContent, onerror: giveUp };
    document.head.append(Object.assign(document.createElement('script'), script));
  };

  const start = (urgent: boolean): void => {
    if (held) run(held, urgent).catch(giveUp);
    held = null;
  };

  const onClick = (event: MouseEvent): void => {
    const control = (event.target as Element).closest<HTMLElement>('a[href], button, summary, input, select');
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control || isModified || event.button > 0 || failed) return;
    const isButton = control instanceof HTMLButtonElement && !control.form;
    if (!isButton && (waiting.has(control) || !control.hasAttribute('data-in-place'))) return;
    event.preventDefault();
    // The client may have loaded without having signalled it yet: it must not handle the click as well.
    event.stopImmediatePropagation();
    waiting.add(control);
    control.setAttribute('aria-busy', 'true');
    root.setAttribute('data-awaited', '');
    start(true);
  };

  const onTouch = (): void => {
    start(true);
    root.setAttribute('data-touched', '');
  };

  document.addEventListener('click', onClick, { capture: true, signal });
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(type, onTouch, { capture: true, passive: true, signal });
  const handOver = (): void => {
    listening.abort();
    release((control) => control.click());
  };
  // Not within the client's first render: the clicked part may have to hydrate first.
  window.addEventListener(readyEvent, () => setTimeout(handOver), { once: true });

  if (savesData()) {
    for (const source of document.querySelectorAll<HTMLSourceElement>(
      'picture:has(> img[loading=lazy]) > source',
    ))
      source.sizes = smallSizes;
    return;
  }
  window.addEventListener('load', () => {
    const browser = window as Partial<Pick<Window, 'requestIdleCallback'>>;
    if (browser.requestIdleCallback) browser.requestIdleCallback(() => start(false), { timeout: 3000 });
    else setTimeout(() => start(false), 200);
  });
}
