import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';

/** The most memory in bytes of the program that draws, of which a sheet scanned in colours takes two thirds, and of time. */
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

/** What of WebAssembly is used here: its types are those of browsers, which this program is not for. */
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

let lastInLine: Promise<unknown> = Promise.resolve();

/**
 * The first page of a PDF as a picture (PNG) of so many pixels' width, at most twice as high, or null where it cannot be
 * drawn within its bounds: damaged, locked by a password, too heavy. One at a time in a process, each in a thread that
 * ends with it, so that no file takes this process with it.
 */
export function drawFirstPage(pdf: Buffer, width: number, limits: Limits = LIMITS): Promise<Buffer | null> {
  // Whatever fails, even the thread's beginning: the document is taken without, and the next in line is drawn.
  const drawn = lastInLine.then(() => drawNow(pdf, width, limits)).catch(() => null);
  lastInLine = drawn;
  return drawn;
}

async function drawNow(
  pdf: Buffer,
  width: number,
  { maxMemory, deadlineMs }: Limits,
): Promise<Buffer | null> {
  const size = { width, maxHeight: 2 * width };
  const bytes = new Uint8Array(pdf);
  const workerData = { program: await pdfium(), bytes, ...size, maxMemory };
  const worker = new Worker(new URL('./pdf-page-worker.js', import.meta.url), {
    workerData,
    transferList: [bytes.buffer], // it goes over, and leaves nothing behind
    resourceLimits: WORKER_LIMITS,
    stdout: true,
    stderr: true,
  });
  try {
    const ended = once(worker, 'exit').then(() => null);
    const told = once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) });
    const message = (await Promise.race([told, ended])) as readonly [DrawnPage] | null;
    if (!message) return null;
    const [{ pixels, ...drawn }] = message;
    // A page without a ground of its own is white.
    return await sharp(pixels, { raw: { ...drawn, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    return null;
  } finally {
    await worker.terminate();
  }
}
