import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Brotli's quality of a page. A tenth smaller than at 5 for some 20 ms more, beside the event loop and once for all visitors of ten minutes. */
export const PAGE_QUALITY = 10;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which compressing gains nothing. */
const WORTH_IT = 1000;

/** Compresses, beside the event loop; Hosting does not compress what functions send. Brotli's quality is 0 to 11. */
const encoders = {
  br: (bytes: Buffer, quality: number) =>
    toBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => toGzip(bytes),
} as const;
type Encoding = keyof typeof encoders;

/** The best encoding that the client accepts for a body of so many bytes; undefined for none. */
function encodingFor(acceptEncoding: string, bytes: number): Encoding | undefined {
  if (bytes < WORTH_IT) return undefined;
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : undefined;
}

/** An entity tag of a text, the same however it is encoded. */
export const textTag = (text: string) =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

interface Content {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The entity tag; without one clients do not revalidate. */
  readonly etag?: string | undefined;
  /** Brotli's quality, 0 to 11. */
  readonly quality: number;
  /** When it changes by itself. */
  readonly nextChange?: Date;
}

/** A response that is sent many times: compressed once for each encoding. */
export class SharedResponse {
  readonly head: Omit<Content, 'text'>;
  private readonly bytes: Buffer;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ text, ...head }: Content) {
    this.head = head;
    this.bytes = Buffer.from(text);
  }

  /** About how much memory it takes, in bytes. */
  get size(): number {
    return Math.ceil(this.bytes.length * 1.5) + 1;
  }

  /** A copy with another text and no entity tag, to be sent once. */
  withText(change: (text: string) => string): SharedResponse {
    return new SharedResponse({ ...this.head, etag: undefined, text: change(this.bytes.toString()) });
  }

  /** Sends it, compressed as the client accepts, or 304 when the client has it; `overrides` replace headers of the same name. */
  async send(request: Request, response: Response, overrides: Record<string, string> = {}): Promise<void> {
    const { status, headers, etag } = this.head;
    response.status(status).set(Object.fromEntries(headers)).set(overrides);
    if (this.bytes.length === 0) return void response.end();
    if (etag !== undefined) response.set('ETag', etag);
    response.vary('Accept-Encoding');
    if (etag !== undefined && request.fresh) {
      response.status(304).removeHeader('Content-Type');
      response.end();
      return;
    }
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '', this.bytes.length);
    const body = encoding ? await this.as(encoding) : this.bytes;
    if (encoding) response.set('Content-Encoding', encoding);
    response.set('Content-Length', String(body.length));
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private as(encoding: Encoding): Promise<Buffer> {
    const body = this.encoded.get(encoding) ?? encoders[encoding](this.bytes, this.head.quality);
    this.encoded.set(encoding, body);
    return body;
  }
}
