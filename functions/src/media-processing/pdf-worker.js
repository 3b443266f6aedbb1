// Counts the pages of a PDF and draws the first one. A worker thread of its own, which is ended with whatever it holds when it
// takes too long; PDFium runs as WebAssembly, so that a hostile file reaches nothing but this thread's own memory, and of
// that no more than it is given. Posts { pages }, then the drawn page where a width is given.
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

const { program, bytes, width, maxMemory } = workerData;

/** Gives PDFium its memory, which grows to `maxMemory` bytes at most. */
function instantiateWasm(imports, done) {
  const { emscripten_resize_heap: grow } = imports.env;
  imports.env.emscripten_resize_heap = (wanted) => (wanted > maxMemory ? 0 : grow(wanted));
  void WebAssembly.instantiate(program, imports).then((instance) => done(instance, program));
  return {};
}

const library = await PDFiumLibrary.init({ instantiateWasm });
const document = await library.loadDocument(bytes);
parentPort.postMessage({ pages: document.getPageCount() || null });
if (width !== null) {
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(width / originalWidth, (2 * width) / originalHeight);
  const drawn = await page.render({ scale, render: 'bitmap' });
  const firstPage = { width: drawn.width, height: drawn.height, pixels: drawn.data };
  parentPort.postMessage({ firstPage }, [drawn.data.buffer]);
}
