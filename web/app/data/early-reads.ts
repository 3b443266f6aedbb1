/** Responses that the page has asked the API for before its client was there, by URL. */
declare global {
  interface Window {
    earlyReads?: Partial<Record<string, Promise<Response>>>;
  }
}

/**
 * Runs in the head of a staff page and stands alone: its source is put into the HTML. Asks for what the first screen reads
 * while the client is on its way, in a browser where somebody has signed in (`mark`). A query narrows what is read: then
 * the client asks.
 */
export function startReads(mark: string, urls: readonly string[]): void {
  if (location.search !== '') return;
  try {
    if (localStorage.getItem(mark) !== 'true') return;
  } catch {
    return; // blocked: nobody knows whether there is a session
  }
  const reads: Partial<Record<string, Promise<Response>>> = {};
  for (const url of urls) {
    const read = fetch(url, { credentials: 'include', headers: { Accept: 'application/json' } });
    read.catch(() => undefined); // whoever takes it meets the failure
    reads[url] = read;
  }
  window.earlyReads = reads;
}

/** The response to a URL that the page has asked for already; it is given once. */
export function takeEarlyRead(url: string): Promise<Response> | undefined {
  const read = window.earlyReads?.[url];
  delete window.earlyReads?.[url];
  return read;
}

/** Once the first screen is there, what it did not take is too old for another one. */
export function dropEarlyReads(): void {
  delete window.earlyReads;
}
