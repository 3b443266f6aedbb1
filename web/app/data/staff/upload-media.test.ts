import { MAX_DIRECT_BYTES } from '@content/files/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, NetworkError } from './admin-client';
import { uploadMedia } from './upload-media';

const sendResumably = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./send-resumably', () => ({ sendResumably }));

/** What the site answers, one after the other, to being told of a file that is in Storage: a status, or nothing at all. */
let answers: (number | Error)[];
beforeEach(() => {
  sendResumably.mockClear();
  vi.stubGlobal('fetch', (path: string) => {
    if (path.endsWith('upload-token')) return Promise.resolve(Response.json({ data: { uploadId: 'u' } }));
    const answer = answers.shift() ?? 201;
    if (typeof answer !== 'number') return Promise.reject(answer);
    const errors = answer === 400 ? [{ field: 'file', message: 'No.' }] : undefined;
    return Promise.resolve(
      Response.json({ data: { media: 'm' }, detail: 'No.', errors }, { status: answer }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Asks for the upload of one large file as often as there are outcomes; how often it was sent to Storage. */
async function timesSent(told: readonly (number | Error)[], outcomes: readonly unknown[]): Promise<number> {
  answers = [...told];
  const file = new File(['report'], 'report.pdf');
  Object.defineProperty(file, 'size', { value: MAX_DIRECT_BYTES + 1 });
  const signal = new AbortController().signal;
  for (const outcome of outcomes) {
    const result = uploadMedia(file, 'document', { signal });
    if (outcome === 'm') expect(await result).toEqual({ media: 'm' });
    else await expect(result).rejects.toBeInstanceOf(outcome);
  }
  return sendResumably.mock.calls.length;
}

test('a large file that has arrived is not sent again where the site cannot take it at once', async () => {
  expect(await timesSent([503, new TypeError('Failed to fetch')], [NetworkError, NetworkError, 'm'])).toBe(1);
});

test('it is sent once more where the site has taken it and its answer was lost', async () => {
  expect(await timesSent([new TypeError('Failed to fetch'), 400], [NetworkError, 'm'])).toBe(2);
});

test('one that is refused is not sent once more', async () => {
  expect(await timesSent([400], [ApiProblem])).toBe(1);
});
