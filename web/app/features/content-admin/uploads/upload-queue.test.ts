import type { MediaItem } from '@content/api/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeUpload, uploadTemporary, useUploads } from './upload-queue';

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
  answer(media: string, status = 201, problem = {}): void {
    this.status = status;
    this.responseText = JSON.stringify({ data: { media }, status, ...problem });
    this.onload?.();
  }
}
const held: HeldRequest[] = [];
beforeEach(() => {
  held.splice(0);
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  for (const { id } of useUploads.getState().uploads) removeUpload(id);
  vi.unstubAllGlobals();
});

const chosen = (name: string) => ({ id: name, file: new File([name], name) });

/** Asks for an upload; `outcome` is its media id, or how it ended. */
function ask(file: { id: string; file: File }) {
  const stop = new AbortController();
  const outcome = uploadTemporary(file, 'document', stop.signal).then(
    ({ media }: MediaItem) => media,
    (error: unknown) => (error as Error).name,
  );
  return { outcome, stop: () => stop.abort() };
}
const requested = (count: number) => expect.poll(() => held.length).toBe(count);

test('whoever asks for a file that is on its way waits for the same upload', async () => {
  const first = ask(chosen('shared'));
  await requested(1);
  held[0]?.upload.onprogress?.({ loaded: 2, total: 5 });
  const second = ask(chosen('shared'));
  expect(useUploads.getState().uploads.map(({ percent }) => percent)).toEqual([40]);
  held[0]?.answer('m1');
  expect([
    await first.outcome,
    await second.outcome,
    await ask(chosen('shared')).outcome,
    held.length,
  ]).toEqual(['m1', 'm1', 'm1', 1]);
});

test('one file goes up after the other; one that was stopped begins anew where it is asked for again', async () => {
  const first = ask(chosen('one'));
  await requested(1);
  const waiting = ask(chosen('two'));
  waiting.stop();
  expect(await waiting.outcome).toBe('AbortError');
  const again = ask(chosen('two'));
  first.stop();
  expect([await first.outcome, held[0]?.isAborted]).toEqual(['AbortError', true]);
  await requested(2);
  held[1]?.answer('m2');
  expect(await again.outcome).toBe('m2');
  expect(held.map(({ name }) => name)).toEqual(['one', 'two']);
});

test('where the connection breaks, all wait for it, and go on in their order', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const [first, second] = [ask(chosen('sent')), ask(chosen('unsent'))];
  await requested(1);
  held[0]?.onerror?.();
  await expect.poll(() => useUploads.getState().uploads[0]?.isWaiting).toBe(true);
  expect(held).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await requested(2);
  held[1]?.answer('m3');
  await requested(3);
  held[2]?.answer('m4');
  expect([await first.outcome, await second.outcome]).toEqual(['m3', 'm4']);
  expect(held.map(({ name }) => name)).toEqual(['sent', 'sent', 'unsent']);
});

test('a file that cannot be read any more is told from a broken connection, and is sent once it can be read again', async () => {
  const drive = { isThere: true };
  const document = chosen('from a drive');
  const read = (): Promise<ArrayBuffer> =>
    drive.isThere
      ? Promise.resolve(new ArrayBuffer(1))
      : Promise.reject(new DOMException('', 'NotReadableError'));
  Object.assign(document.file, { slice: () => ({ arrayBuffer: read }) });
  const pulledOut = ask(document);
  await requested(1);
  drive.isThere = false;
  held[0]?.onerror?.();
  expect(await pulledOut.outcome).toBe('UnusableFile');
  drive.isThere = true;
  const again = ask(document);
  await requested(2);
  held[1]?.answer('m5');
  expect(await again.outcome).toBe('m5');
});

test('one that is tried again goes before those that were chosen after it', async () => {
  const [failed] = ['failed', 'next', 'last'].map((name) => ask(chosen(name)));
  await requested(1);
  held[0]?.answer('', 500);
  expect(await failed?.outcome).toBe('ApiProblem');
  ask(chosen('failed'));
  for (const at of [1, 2, 3]) {
    await requested(at + 1);
    held[at]?.answer(`m${at}`);
  }
  expect(held.map(({ name }) => name)).toEqual(['failed', 'next', 'failed', 'last']);
});

test('what the API refuses is told again without another request', async () => {
  const refused = ask(chosen('refused'));
  await requested(1);
  held[0]?.answer('', 415, { detail: 'No.', errors: [{ field: 'file', message: 'No.' }] });
  expect([await refused.outcome, await ask(chosen('refused')).outcome, held.length]).toEqual([
    'ApiProblem',
    'ApiProblem',
    1,
  ]);
});
