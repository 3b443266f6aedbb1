import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** A path that every router can decode: one with malformed percent-encoding names itself literally, and leads nowhere. */
function decodable(url: string): string {
  const [path = ''] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/**
 * Changes each request before the functions framework and the emulator see it: without the two headers that announce a body, of
 * up to a gigabyte, they parse none, and routes read it from the stream. Its path becomes one that can be decoded.
 */
export function prepareRawRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    request.url = decodable(request.url ?? '/');
  });
}

/** The bytes that a request has announced, 0 when it has not. */
export function declaredLength({ rawHeaders }: IncomingMessage): number {
  const at = rawHeaders.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === 'content-length');
  return at < 0 ? 0 : Number(rawHeaders[at + 1]);
}
