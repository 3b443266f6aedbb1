import type { Problem } from '@content/api/contract';
import { ACCOUNT_HEADER, REPLAYED_HEADER, staffApiPaths } from '@content/api/staff-contract';
import { countWhileSlow } from './slow-requests';
import { currentUser } from './session';

/** One request of the staff area. `path` is one of `apiPaths`, with its query. */
export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Form data goes as multipart, anything else as JSON. */
  readonly body?: FormData | object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the percentage while a form is uploaded. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/** Any response, errors included; `body` is null where it is not JSON. */
interface TransportResponse {
  readonly status: number;
  readonly body: unknown;
  readonly isReplayed?: boolean;
}

interface ApiResponse<T> {
  readonly data: T;
  readonly nextPageToken?: string;
  /** Of a list: the number of items that fit the query. */
  readonly total?: number;
  /** It is the response of an earlier request with the same Idempotency-Key. */
  readonly isReplayed?: boolean;
}

/** There was no response: the connection is gone. */
export class NetworkError extends Error {
  constructor() {
    super('The site cannot be reached right now.');
    this.name = 'NetworkError';
  }
}

/** An error response of the API; `problem.detail` is a sentence for people. */
export class ApiProblem extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.status} ${problem.detail}`);
    this.name = 'ApiProblem';
  }
}

/** Whether the API has answered 404. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.status === 404;

/** The session has ended and could not be refreshed: the person has to sign in again. */
export class SessionExpired extends Error {
  constructor() {
    super('The session has ended');
    this.name = 'SessionExpired';
  }
}

/** A chosen file cannot be sent: it is of a wrong kind, or cannot be read any more, as where its drive was pulled out. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';

  /** `message` is a sentence for people; `field` is the part of the form that the file belongs to. */
  constructor(
    message: string,
    readonly field = 'file',
  ) {
    super(message);
  }
}

/** Logs a failure for operators, refusals and dead connections included. */
export function logFailure(error: unknown): void {
  console.error(error);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function bodyAndHeaders({ method = 'GET', body, headers = {} }: ApiRequest) {
  // A write names the owner of its page: the server refuses it once another tab has signed somebody else in.
  const owner = method === 'GET' ? null : currentUser();
  const own: Record<string, string> = owner === null ? {} : { [ACCOUNT_HEADER]: owner };
  const accept = { Accept: 'application/json', ...own, ...headers };
  if (body === undefined || body instanceof FormData) return { body, headers: accept };
  return { body: JSON.stringify(body), headers: { ...accept, 'Content-Type': 'application/json' } };
}

/** Carries a request to the API. Rejects with NetworkError when there was no response, with an AbortError when cancelled. */
export async function fetchTransport(request: ApiRequest): Promise<TransportResponse> {
  const { method = 'GET', path, signal } = request;
  const { body, headers } = bodyAndHeaders(request);
  try {
    const response = await fetch(path, { method, headers, credentials: 'include', body, signal });
    const isReplayed = response.headers.has(REPLAYED_HEADER);
    return { status: response.status, body: parseJson(await response.text()), isReplayed };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NetworkError();
  }
}

/** Carries an upload: only XMLHttpRequest reports its progress. */
const upload = (request: ApiRequest): Promise<TransportResponse> =>
  new Promise((resolve, reject) => {
    const { method = 'POST', path, onProgress, signal } = request;
    const { body, headers } = bodyAndHeaders(request);
    const xhr = new XMLHttpRequest();
    xhr.open(method, path);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0);
    xhr.onload = () => resolve({ status: xhr.status, body: parseJson(xhr.responseText) });
    xhr.onerror = () => reject(new NetworkError());
    xhr.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    const abort = () => xhr.abort();
    signal?.addEventListener('abort', abort);
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return reject(new DOMException('Cancelled', 'AbortError'));
    xhr.send(body ?? null);
  });

/** The problem of an error response, with a sentence even where the response has none. */
export function problemOf({ status, body }: TransportResponse): Problem {
  const problem = (body ?? {}) as Partial<Problem>;
  const detail = problem.detail ?? 'The site gave no answer that makes sense. Try again in a moment.';
  return { type: 'about:blank', title: 'Error', ...problem, status, detail };
}

/** The refresh of the session, one for all requests that wait for it. */
let refreshing: Promise<void> | undefined;

async function refresh(): Promise<void> {
  const response = await countWhileSlow(fetchTransport({ method: 'POST', path: staffApiPaths.refresh }));
  if (response.status === 401 || response.status === 403) throw new SessionExpired();
  if (response.status >= 400) throw new ApiProblem(problemOf(response));
}

/**
 * Makes a request and returns the response's body; throws ApiProblem, SessionExpired, NetworkError, or an AbortError. A response 401
 * refreshes the session, and the request is sent once more.
 */
export async function callApi<T>(request: ApiRequest): Promise<ApiResponse<T>> {
  // An upload shows its progress instead of counting as slow.
  const send = () => (request.onProgress ? upload(request) : countWhileSlow(fetchTransport(request)));
  let response = await send();
  if (response.status === 401) {
    refreshing ??= refresh().finally(() => (refreshing = undefined));
    await refreshing;
    response = await send();
    if (response.status === 401) throw new SessionExpired();
  }
  if (response.status >= 400) throw new ApiProblem(problemOf(response));
  const { isReplayed, body } = response;
  return isReplayed ? { ...(body as ApiResponse<T>), isReplayed } : (body as ApiResponse<T>);
}

/** The data of a response. Throws what `callApi` throws. */
export const apiData = async <T = void>(request: ApiRequest): Promise<T> => (await callApi<T>(request)).data;
