import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body is compressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli's quality of a page. A tenth smaller than at 5 for some 20 ms more, beside the event loop and once for all visitors of ten minutes. */
export const PAGE_QUALITY = 10;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which compressing gains nothing. */
const WORTH_IT = 1000;

/** The best encoding that the client accepts for a body of so many bytes. */
export function encodingFor(acceptEncoding: string, bytes: number): Encoding {
  if (bytes < WORTH_IT) return 'identity';
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** Compresses, beside the event loop; Hosting does not compress what functions send. Brotli's quality is 0 to 11. */
export function encode(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  switch (encoding) {
    case 'br': {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      return toBrotli(bytes, { params });
    }
    case 'gzip':
      return toGzip(bytes);
    case 'identity':
      return Promise.resolve(bytes);
  }
}
