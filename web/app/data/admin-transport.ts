import { ACCOUNT_HEADER, REPLAYED_HEADER } from '@content/staff-contract';
import { takeEarlyRead } from './early-reads';
import { pageOwner } from './page-person';

/** One request of the staff area. `path` is one of `apiPaths`, with its query. */
export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Form data goes as multipart, anything else as JSON. */
  readonly body?: FormData | object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Told the percentage while a form goes up. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/** A response as it came, errors included; `body` is null where it is not JSON. */
export interface TransportResponse {
  readonly status: number;
  readonly body: unknown;
  readonly isReplayed?: boolean;
}

/** Carries a request to the API. Rejects with NetworkError when there was no response, with an AbortError when cancelled. */
export type Transport = (request: ApiRequest) => Promise<TransportResponse>;

/** There was no response at all: the connection is gone. */
export class NetworkError extends Error {
  constructor() {
    super('The site cannot be reached right now.');
    this.name = 'NetworkError';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** A write goes out as whose page it is on, or not at all: another tab may have signed somebody else in. */
function ownerOf({ method = 'GET' }: ApiRequest): Readonly<Record<string, string>> {
  const owner = pageOwner();
  return method === 'GET' || owner === null ? {} : { [ACCOUNT_HEADER]: owner };
}

function bodyAndHeaders(request: ApiRequest) {
  const { body, headers = {} } = request;
  const accept = { Accept: 'application/json', ...ownerOf(request), ...headers };
  if (body === undefined || body instanceof FormData) return { body, headers: accept };
  return { body: JSON.stringify(body), headers: { ...accept, 'Content-Type': 'application/json' } };
}

export const fetchTransport: Transport = async (request) => {
  const { method = 'GET', path, signal } = request;
  const { body, headers } = bodyAndHeaders(request);
  try {
    const early = method === 'GET' ? takeEarlyRead(path) : undefined;
    const response = await (early ?? fetch(path, { method, headers, credentials: 'include', body, signal }));
    const isReplayed = response.headers.has(REPLAYED_HEADER);
    return { status: response.status, body: parsed(await response.text()), isReplayed };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NetworkError();
  }
};

/** Uploads: fetch tells no progress of what goes up, XMLHttpRequest does. */
export const uploadTransport: Transport = (request) =>
  new Promise((resolve, reject) => {
    const { method = 'POST', path, onProgress, signal } = request;
    const { body, headers } = bodyAndHeaders(request);
    const xhr = new XMLHttpRequest();
    xhr.open(method, path);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0);
    xhr.onload = () => resolve({ status: xhr.status, body: parsed(xhr.responseText) });
    xhr.onerror = () => reject(new NetworkError());
    xhr.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    const abort = () => xhr.abort();
    signal?.addEventListener('abort', abort);
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return reject(new DOMException('Cancelled', 'AbortError'));
    xhr.send(body ?? null);
  });
