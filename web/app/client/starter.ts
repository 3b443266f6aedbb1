/** The id of the element that holds the client's module script until it is wanted. */
export const CLIENT = 'client';

export const READY = 'client-ready';

/**
 * Runs in the head of every visitors' page, before the client (React and the page's modules) is fetched, and stands
 * alone: its source is put into the HTML.
 *
 * The client competes with nothing that is looked at: it is fetched when the page has loaded and the browser is idle,
 * or at once when somebody touches the page, presses a key or focuses something; on a link that wants to save data or
 * calls itself 2g, only then, or when something comes into view that moves by itself (`data-moving`).
 *
 * Until then links are links and forms are forms. A button that opens something (`aria-controls`) opens and closes it
 * here, and when the client comes it is told so. Any other button, and a link marked `data-in-place`, keeps its
 * first click until the client can carry it out, and says so meanwhile (`aria-busy`); a second click on such a link
 * follows it, and so does the first one when the client cannot be loaded.
 *
 * A page that has been touched says so (`data-touched`): what is fetched ahead waits for it.
 *
 * On a link that wants to save data pictures are small ones: their `sizes` are replaced while the page is parsed, before
 * a browser chooses a file. The page's first picture is under way by then, and stays as it is.
 */
export function starter(clientId: string, readyEvent: string, smallSizes: string): void {
  const CONTROLS = 'a[href], button, summary, input, select, textarea';
  const root = document.documentElement;
  /** Buttons whose parts this script has opened, in the order of the clicks. */
  const opened: HTMLElement[] = [];
  /** Controls whose click waits, in the order of the clicks. */
  const waiting: HTMLElement[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  let started = false;
  let failed = false;
  let hasMouse = false;

  const partOf = (button: Element): Element | null => {
    const part = document.getElementById(button.getAttribute('aria-controls') ?? '');
    return part?.closest('[data-unfolding]') ?? part;
  };

  const setOpen = (button: HTMLElement, open: boolean): void => {
    button.setAttribute('aria-expanded', String(open));
    partOf(button)?.toggleAttribute('data-opened-early', open);
    const at = opened.indexOf(button);
    if (open) opened.push(button);
    else if (at >= 0) opened.splice(at, 1);
  };

  const release = (control: HTMLElement): void => {
    control.removeAttribute('aria-busy');
    waiting.splice(waiting.indexOf(control), 1);
    if (waiting.length === 0) root.removeAttribute('data-awaited');
  };

  const giveUp = (): void => {
    failed = true;
    for (const control of [...waiting]) {
      release(control);
      if (control instanceof HTMLAnchorElement) location.assign(control.href);
    }
  };

  const start = (urgent: boolean): void => {
    const held = document.getElementById(clientId);
    if (started || !held) return;
    started = true;
    const preload = (href: string) => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      link.fetchPriority = urgent ? 'auto' : 'low';
      link.onerror = giveUp;
      document.head.append(link);
    };
    (held.dataset['modules'] ?? '').split(' ').filter(Boolean).forEach(preload);
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = (held as HTMLScriptElement).nonce;
    script.textContent = held.textContent;
    script.onerror = giveUp;
    document.head.append(script);
  };

  /** The client may be there already and not have told so yet: what is done here it must not do as well. */
  const take = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onClick = (event: MouseEvent): void => {
    const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control || isModified || event.button > 0) return;
    const isOpen = control.getAttribute('aria-expanded') === 'true';
    // An item that is open from the beginning is the client's to close.
    if (control.hasAttribute('aria-controls') && (!isOpen || opened.includes(control))) {
      take(event);
      return setOpen(control, !isOpen);
    }
    const isButton = control instanceof HTMLButtonElement && !control.form;
    if (failed || !(isButton || control.hasAttribute('data-in-place'))) return;
    if (waiting.includes(control)) {
      if (isButton) take(event);
      return;
    }
    take(event);
    waiting.push(control);
    control.setAttribute('aria-busy', 'true');
    root.setAttribute('data-awaited', '');
    start(true);
  };

  const onKey = (event: KeyboardEvent): void => {
    const last = opened.at(-1);
    if (event.key !== 'Escape' || !last) return;
    take(event);
    for (const button of [...opened]) setOpen(button, false);
    last.focus();
  };

  /** Gives what was opened and clicked to the client: the same clicks, now that somebody listens. */
  const handOver = (): void => {
    listening.abort();
    for (const button of [...opened]) {
      setOpen(button, false);
      button.click();
    }
    for (const control of [...waiting]) {
      release(control);
      control.click();
    }
    const hovered = hasMouse ? [...document.querySelectorAll(':hover')].at(-1) : undefined;
    hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  };

  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const saves = connection?.saveData || connection?.effectiveType?.includes('2g');

  const makeSmall = (): void => {
    for (const image of document.querySelectorAll('picture > img[loading=lazy]'))
      for (const source of image.parentElement?.querySelectorAll('source') ?? [])
        if (source.sizes !== smallSizes) source.sizes = smallSizes;
  };

  const whenIdle = (): void => {
    if (saves) return;
    const browser = window as Partial<Pick<Window, 'requestIdleCallback'>>;
    if (browser.requestIdleCallback) browser.requestIdleCallback(() => start(false), { timeout: 3000 });
    else setTimeout(() => start(false), 200);
  };

  document.addEventListener('click', onClick, { capture: true, signal });
  document.addEventListener('keydown', onKey, { capture: true, signal });
  const touched = (event: Event): void => {
    const { pointerType, movementX, movementY } = event as Partial<PointerEvent>;
    hasMouse = pointerType === 'mouse';
    if (event.type !== 'pointermove') start(true);
    // A page that comes under a mouse at rest is told of it by a move as well.
    else if (!movementX && !movementY) return;
    root.setAttribute('data-touched', '');
  };
  for (const type of ['pointerdown', 'keydown', 'focusin', 'pointermove'])
    document.addEventListener(type, touched, { capture: true, passive: true, signal });
  window.addEventListener('load', whenIdle);
  if (saves) {
    const observer = new MutationObserver(makeSmall);
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => {
      observer.disconnect();
      const seen = new IntersectionObserver(
        (entries) => entries.some((e) => e.isIntersecting) && start(false),
      );
      for (const moving of document.querySelectorAll('[data-moving]')) seen.observe(moving);
    });
  }
  // Not within the first drawing: what is clicked may have to come alive first.
  window.addEventListener(readyEvent, () => setTimeout(handOver), { once: true });
}
