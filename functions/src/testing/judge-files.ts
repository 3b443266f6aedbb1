// Judges files as the API does, in a process of its own, so that what it takes of memory and time can be told:
// run by hostile-files.test.ts. Reads a file with lists of requests, prints a Judgement of each, and the memory it took.
import { readFile } from 'node:fs/promises';
import type { FileKind } from '@content/files/media-types';
import { checkFile, FileRefused } from '../media-processing/check-file';
import { prepareUpload } from '../media-processing/prepare-upload';

/** One file to be judged. */
export interface Request {
  readonly file: string;
  readonly media: FileKind;
  readonly name: string;
}

export interface Judgement {
  readonly outcome: string;
  readonly keptAs: string | undefined;
  readonly pages: number | null | undefined;
  readonly ms: number;
  /** The longest time in ms in which nothing else could be done. */
  readonly blockedMs: number;
}

/** The most memory that was seen: what the system keeps of it begins with that of the process that started this one. */
let peakBytes = 0;

async function judge({ file, media, name }: Request): Promise<Judgement> {
  const bytes = await readFile(file);
  const began = performance.now();
  let last = began;
  let blockedMs = 0;
  const look = () => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
    const now = performance.now();
    blockedMs = Math.max(blockedMs, now - last);
    last = now;
  };
  const timer = setInterval(look, 5);
  const told = (outcome: string, rest: Partial<Judgement> = {}): Judgement => {
    clearInterval(timer);
    look();
    return {
      keptAs: undefined,
      pages: undefined,
      ...rest,
      outcome,
      ms: performance.now() - began,
      blockedMs,
    };
  };
  try {
    const checked = await checkFile(media, { name, bytes });
    const { media: made } = await prepareUpload(checked, true);
    return told('taken', { keptAs: made.name, pages: made.document?.pages });
  } catch (error) {
    return told(error instanceof FileRefused ? error.reason : String(error));
  }
}

/** Those at one time are judged together, after those before. */
const times = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as Request[][];
const judgements: Judgement[] = [];
for (const requests of times) judgements.push(...(await Promise.all(requests.map(judge))));
console.log(JSON.stringify({ judgements, peakMegabytes: peakBytes / 2 ** 20 }));
