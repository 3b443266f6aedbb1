import type { MediaItem } from '@content/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadMedia } from './upload-media';

/** A request that the site has not answered yet. */
class HeldRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  name = '';
  status = 0;
  responseText = '';
  isAborted = false;
  open(): void {
    held.push(this);
  }
  setRequestHeader(): void {
    // Headers are not looked at here.
  }
  send(body: FormData): void {
    this.name = (body.get('file') as File).name;
  }
  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(media: string): void {
    this.status = 201;
    this.responseText = JSON.stringify({ data: { media } });
    this.onload?.();
  }
}
const held: HeldRequest[] = [];
beforeEach(() => {
  held.splice(0);
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

const file = (name: string) => new File([name], name);
const temporary = { isTemporary: true } as const;
const inBackground = { ...temporary, isInBackground: true } as const;

/** Asks for an upload; `outcome` is its media id, or how it ended. */
function ask(given: File, options: object = temporary) {
  const stop = new AbortController();
  const percents: number[] = [];
  const watch = { signal: stop.signal, onProgress: (percent: number) => void percents.push(percent) };
  const outcome = uploadMedia(given, options, watch).then(
    ({ media }: MediaItem) => media,
    (error: unknown) => (error as Error).name,
  );
  return { outcome, percents, stop: () => stop.abort() };
}
const requested = (count: number) => expect.poll(() => held.length).toBe(count);

test('whoever asks for a file that is on its way waits for the same upload, and sees how far it is', async () => {
  const first = ask(file('shared'), inBackground);
  await requested(1);
  held[0]?.upload.onprogress?.({ loaded: 2, total: 5 });
  const second = ask(file('shared'));
  await expect.poll(() => second.percents).toEqual([40]);
  held[0]?.answer('m1');
  expect([await first.outcome, await second.outcome, held.length]).toEqual(['m1', 'm1', 1]);
});

test('what was begun in the background goes on for whoever waits; who has asked for it ends it for all', async () => {
  const [early, asked] = [ask(file('left'), inBackground), ask(file('left'))];
  await requested(1);
  early.stop();
  expect([await early.outcome, held[0]?.isAborted]).toEqual(['AbortError', false]);
  held[0]?.answer('m2');
  expect(await asked.outcome).toBe('m2');

  const [other, save] = [ask(file('ended'), inBackground), ask(file('ended'))];
  await requested(2);
  save.stop();
  expect([await save.outcome, await other.outcome]).toEqual(['AbortError', 'AbortError']);
});

test('where the connection breaks, what waits is not tried', async () => {
  const [first, second] = [ask(file('sent')), ask(file('unsent'))];
  await requested(1);
  vi.stubGlobal('navigator', { onLine: false });
  held[0]?.onerror?.();
  expect([await first.outcome, await second.outcome, held.length]).toEqual([
    'NetworkError',
    'NetworkError',
    1,
  ]);
});

test('a file that cannot be read any more is told from a broken connection, and is sent once it can be read again', async () => {
  const drive = { isThere: true };
  const document = file('from a drive');
  const whole = document.arrayBuffer.bind(document);
  const read = (): Promise<ArrayBuffer> =>
    drive.isThere ? whole() : Promise.reject(new DOMException('', 'NotReadableError'));
  Object.assign(document, { arrayBuffer: read, slice: () => ({ arrayBuffer: read }) });

  drive.isThere = false;
  expect([await ask(document).outcome, held.length]).toEqual(['UnreadableFile', 0]);
  drive.isThere = true;
  const pulledOut = ask(document);
  await requested(1);
  drive.isThere = false;
  held[0]?.onerror?.();
  expect(await pulledOut.outcome).toBe('UnreadableFile');
  drive.isThere = true;
  const again = ask(document);
  await requested(2);
  held[1]?.answer('m5');
  expect(await again.outcome).toBe('m5');
});

test('one file goes up after the other; one that was stopped while it waited begins anew where it is asked for again', async () => {
  const first = ask(file('one'));
  await requested(1);
  const waiting = ask(file('two'), inBackground);
  await expect.poll(() => waiting.percents).toEqual([0]);
  waiting.stop();
  expect(await waiting.outcome).toBe('AbortError');
  const again = ask(file('two'));
  await expect.poll(() => again.percents).toEqual([0]);
  held[0]?.answer('m3');
  await requested(2);
  held[1]?.answer('m4');
  expect([await first.outcome, await again.outcome]).toEqual(['m3', 'm4']);
  expect(held.map(({ name }) => name)).toEqual(['one', 'two']);
});
