import { createHash, X509Certificate } from 'node:crypto';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { PAGE_QUALITY } from '../../functions/src/shared-response';
import { sleep } from '../shared/processes';

const certificate = generate([{ name: 'commonName', value: '127.0.0.1' }], {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
});

/** The flag by which Chromium trusts the front. If it ignored all certificate errors, it would cache nothing. */
export async function certificateFlag(): Promise<string> {
  const key = new X509Certificate((await certificate).cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/** A response, and its size on the wire. */
export interface Sent {
  readonly path: string;
  readonly contentType: string;
  readonly body: Buffer;
  readonly bytes: number;
}

async function fetchFromSite(url: string, cookie = '') {
  const answer = await fetch(url, { headers: { cookie, 'accept-encoding': 'identity' }, redirect: 'manual' });
  const ofConnection = /^(connection|keep-alive|transfer-encoding|content-length)$/;
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofConnection.test(name)));
  const body = Buffer.from(await answer.arrayBuffer());
  const { 'content-type': contentType = '' } = headers;
  const isText = /text|javascript|json|xml|svg/.test(contentType);
  if (isText) headers['content-encoding'] = 'br';
  const quality = contentType.startsWith('text/html') ? PAGE_QUALITY : 5;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const sent = isText ? brotliCompressSync(body, { params }) : body;
  return { status: answer.status, contentType, headers, body, sent };
}

/** A page is at rest after so many milliseconds without a request. */
const REST_MS = 1500;

/**
 * Serves GET requests from the site at `origin` on 127.0.0.1, over HTTP/2 and in brotli, and caches what may be shared, as
 * Hosting does. `url` has no trailing slash; `atRest` resolves when all responses are sent and no further request comes.
 */
export async function openFront(origin: string, onSent: (sent: Sent) => void = () => undefined) {
  let waiting = 0;
  let lastAt = 0;
  const { private: key, cert } = await certificate;
  const shared = new Map<string, ReturnType<typeof fetchFromSite>>();
  const server = createSecureServer(
    { key, cert },
    async ({ url: path, headers: requestHeaders }, response) => {
      waiting += 1;
      response.once('close', () => {
        waiting -= 1;
        lastAt = Date.now();
      });
      const pending = shared.get(path) ?? fetchFromSite(origin + path, requestHeaders.cookie);
      const { status, contentType, headers, body, sent } = await pending;
      if (/s-maxage=[1-9]|immutable/.test(headers['cache-control'] ?? '')) shared.set(path, pending);
      const isKnown = headers['etag'] !== undefined && headers['etag'] === requestHeaders['if-none-match'];
      response.writeHead(isKnown ? 304 : status, headers).end(isKnown ? '' : sent);
      if (!isKnown && sent.length > 0) onSent({ path, contentType, body, bytes: sent.length });
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const atRest = async () => {
    lastAt = Date.now();
    while (waiting > 0 || Date.now() - lastAt < REST_MS) await sleep(100);
  };
  return { url: `https://127.0.0.1:${port}`, atRest, close: () => void server.close() };
}
