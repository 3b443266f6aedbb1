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
 * Keeps the functions framework and the emulator from parsing bodies, of up to a gigabyte: without the two headers that
 * announce one, they see none, and routes read it from the stream. Node tells of a request before the server sees it.
 */
export function disableBodyParsing(): void {
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
