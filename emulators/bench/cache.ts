import { createHash, X509Certificate } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { PAGE_QUALITY } from '../../functions/src/encode';

/** The certificate of every front, which nobody has signed. */
const certificate = generate([{ name: 'commonName', value: '127.0.0.1' }], {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
});

/** How a browser is told to trust it. Ignoring all errors of certificates would have it keep nothing in its cache. */
export async function certificateFlag(): Promise<string> {
  const key = new X509Certificate((await certificate).cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/** A response as it is kept: not compressed. */
export interface Kept {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Milliseconds since 1970 until which it is served without asking the origin; 0 for a response that is never kept. */
  readonly freshUntil: number;
}

/** What was sent in answer to a request. */
export interface Sent {
  readonly path: string;
  readonly contentType: string;
  /** Of the body as it went over the line, compressed where it was. */
  readonly bytes: number;
  /** The body itself, not compressed. */
  readonly body: Buffer;
}

/** A front's own ways. */
export interface Front {
  /** Told of each response with a body. */
  readonly onSent?: (sent: Sent) => void;
  /** Speaks HTTP/2, as Hosting does, with a certificate that nobody has signed. */
  readonly secure?: boolean;
}

/** A cache before an origin, as Hosting has one, with fronts that answer from it. */
export interface Cache {
  /** Opens a server on 127.0.0.1 that answers from the cache, and gives its URL without a slash at the end. */
  open(front?: Front): Promise<string>;
  /** What the origin answers, from the cache while that is fresh; a session's cookie goes along. */
  get(path: string, cookie?: string): Promise<Kept>;
  /** Asks the origin again for whatever is no longer fresh, so that no visitor of the next minutes waits for it. */
  warm(): Promise<void>;
  /** Closes every front. */
  close(): Promise<void>;
}

/** What belongs to one connection, to one way of compressing, or to Node's own answer. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

/** Milliseconds that a shared cache may keep a response, by its Cache-Control. */
export function sharedLifetime(cacheControl: string): number {
  if (/\b(no-store|no-cache|private)\b/.test(cacheControl)) return 0;
  const seconds = /\bs-maxage=(\d+)/.exec(cacheControl)?.[1] ?? /\bmax-age=(\d+)/.exec(cacheControl)?.[1];
  return Number(seconds ?? 0) * 1000;
}

/** How a response of this type is compressed for a client: brotli before gzip, pictures and letters not at all. */
export function encodingFor(acceptEncoding: string, contentType: string): 'br' | 'gzip' | undefined {
  if (!/text|javascript|json|xml|svg/.test(contentType)) return undefined;
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : undefined;
}

/** Compresses pages as the function that renders them does, and files with brotli of quality 5. */
function compress(body: Buffer, encoding: 'br' | 'gzip', contentType: string): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: contentType.startsWith('text/html') ? PAGE_QUALITY : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}

type Handler = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/** A server of HTTP/2 for 127.0.0.1. */
async function createSecure(handler: Handler): Promise<Http2SecureServer> {
  const { private: key, cert } = await certificate;
  return createSecureServer({ key, cert, allowHTTP1: true }, handler);
}

async function ask(url: string, cookie: string): Promise<Kept> {
  const response = await fetch(url, {
    headers: { 'accept-encoding': 'identity', cookie },
    redirect: 'manual',
  });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.has(name)));
  const body = Buffer.from(await response.arrayBuffer());
  const lifetime = sharedLifetime(headers['cache-control'] ?? '');
  return { status: response.status, headers, body, freshUntil: lifetime > 0 ? Date.now() + lifetime : 0 };
}

/** A cache before the site at `origin` (without a slash at the end). It answers GET and HEAD only. */
export function startCache(origin: string): Cache {
  const kept = new Map<string, Promise<Kept>>();
  const compressed = new WeakMap<Buffer, Map<string, Buffer>>();
  const closing: (() => Promise<void>)[] = [];

  const refresh = (path: string, cookie = ''): Promise<Kept> => {
    const asked = ask(origin + path, cookie);
    kept.set(path, asked);
    asked.catch(() => kept.delete(path));
    return asked;
  };
  const get = async (path: string, cookie?: string): Promise<Kept> => {
    const known = await kept.get(path);
    return known && known.freshUntil > Date.now() ? known : refresh(path, cookie);
  };

  const bodyFor = (body: Buffer, encoding: 'br' | 'gzip' | undefined, contentType: string): Buffer => {
    if (!encoding) return body;
    const forms = compressed.get(body) ?? new Map<string, Buffer>();
    compressed.set(body, forms);
    const form = forms.get(encoding) ?? compress(body, encoding, contentType);
    forms.set(encoding, form);
    return form;
  };

  const respond = async (
    request: Http2ServerRequest,
    response: Http2ServerResponse,
    { onSent }: Front,
  ): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const path = request.url;
    const { status, headers, body } = await get(path, request.headers.cookie);
    const tag = headers['etag'];
    if (tag && request.headers['if-none-match']?.includes(tag)) {
      response.writeHead(304, { etag: tag, 'cache-control': headers['cache-control'] ?? '' }).end();
      return;
    }
    const contentType = headers['content-type'] ?? '';
    const encoding = encodingFor(request.headers['accept-encoding']?.toString() ?? '', contentType);
    const bytes = bodyFor(body, encoding, contentType);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('vary', 'Accept-Encoding');
    response.setHeader('content-length', bytes.length);
    if (encoding) response.setHeader('content-encoding', encoding);
    response.writeHead(status);
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    response.end(bytes);
    onSent?.({ path, contentType, bytes: bytes.length, body });
  };

  return {
    get,
    async open(front = {}) {
      const handler: Handler = (request, response) => {
        respond(request, response, front).catch(() => response.writeHead(502).end());
      };
      // Node's requests and responses of HTTP/2 are used here as those of HTTP/1.1 are.
      const server = front.secure
        ? await createSecure(handler)
        : createServer(handler as unknown as RequestListener);
      const sockets = new Set<Socket>();
      server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      closing.push(async () => {
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => server.close(resolve));
      });
      return `${front.secure ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async warm() {
      for (const [path, known] of [...kept]) {
        const { freshUntil } = await known;
        if (freshUntil > 0 && freshUntil < Date.now() + 60_000) await refresh(path);
      }
    },
    async close() {
      for (const close of closing) await close();
    },
  };
}
