import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { oneAtATime } from './pictures';

/** The most memory in bytes of PDFium, of which a sheet scanned in colours takes two thirds, and of time. */
const LIMITS = { maxMemory: 96 * 1024 * 1024, deadlineMs: 5000 } as const;
type Limits = Readonly<Record<keyof typeof LIMITS, number>>;

/** The most memory of what surrounds it, in megabytes. */
const WORKER_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 } as const;

interface DrawnPage {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly pixels: Uint8Array;
}

/** A message of the worker: each tells one thing. */
interface Message {
  readonly pages?: number | null;
  readonly firstPage?: DrawnPage;
}

/** A PDF as far as it can be read within its bounds: damaged, locked by a password or too heavy, it may tell nothing. */
export interface PdfReading {
  readonly pages: number | null;
  /** The first page as a picture (PNG); null where it was not to be drawn, too. */
  readonly firstPage: Buffer | null;
}
const nothing: PdfReading = { pages: null, firstPage: null };

/** TypeScript has the types of WebAssembly only for browsers. */
interface Compiler {
  compile(bytes: Uint8Array): Promise<object>;
}
let compiled: Promise<object> | undefined;

/** PDFium, compiled once for all threads: what each of them compiled anew would not be given back. */
function pdfium(): Promise<object> {
  const file = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: Compiler };
  compiled ??= readFile(file)
    .then((bytes) => WebAssembly.compile(bytes))
    .catch((error: unknown) => {
      compiled = undefined; // for the next one to try again
      throw error;
    });
  return compiled;
}

/** The number of pages of a PDF and its first page, `width` pixels wide; null for without. One at a time, in a worker thread. */
export function readPdf(pdf: Buffer, width: number | null, limits: Limits = LIMITS): Promise<PdfReading> {
  // Whatever fails, even the thread's beginning: the document is taken as it is.
  return oneAtATime(() => readNow(pdf, width, limits)).catch(() => nothing);
}

async function readNow(
  pdf: Buffer,
  width: number | null,
  { maxMemory, deadlineMs }: Limits,
): Promise<PdfReading> {
  const bytes = new Uint8Array(pdf);
  const worker = new Worker(new URL('./pdf-worker.js', import.meta.url), {
    workerData: { program: await pdfium(), bytes, width, maxMemory },
    transferList: [bytes.buffer], // it goes over, and leaves nothing behind
    resourceLimits: WORKER_LIMITS,
    stdout: true,
    stderr: true,
  });
  const received: Message = {};
  worker.on('message', (message: Message) => Object.assign(received, message));
  const late = setTimeout(() => void worker.terminate(), deadlineMs);
  await once(worker, 'exit').catch(() => undefined); // what it has posted before it failed counts
  clearTimeout(late);
  const { pages = null, firstPage } = received;
  return { pages, firstPage: firstPage ? await toPng(firstPage) : null };
}

/** A drawn page as PNG on white, as pages may be transparent. */
async function toPng({ pixels, ...size }: DrawnPage): Promise<Buffer> {
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
