import type { Problem } from '@content/contract';
import { staffApiPaths } from '@content/staff-contract';
import {
  type ApiRequest,
  fetchTransport,
  type Transport,
  type TransportResponse,
  uploadTransport,
} from './admin-transport';

/** An error response of the API; `problem.detail` is a sentence for people. */
export class ApiProblem extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.status} ${problem.detail}`);
    this.name = 'ApiProblem';
  }
}

/** The API has answered 404. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.status === 404;

/** Logs a failure for whoever looks after the site: also a refusal and a dead connection, beside what the person is told. */
export function logFailure(error: unknown): void {
  console.error(error);
}

/** The session has ended and could not be refreshed: the person has to sign in again. */
export class SessionExpired extends Error {
  constructor() {
    super('The session has ended');
    this.name = 'SessionExpired';
  }
}

interface ApiResponse<T> {
  readonly data: T;
  readonly nextPageToken?: string;
  /** Of a list: how many items fit the query. */
  readonly total?: number;
  /** It is the response of an earlier request with the same Idempotency-Key. */
  readonly isReplayed?: boolean;
}

/** Makes a request and returns the response's body; throws ApiProblem, SessionExpired, NetworkError, or an AbortError. */
export type ApiClient = <T>(request: ApiRequest) => Promise<ApiResponse<T>>;

function problemOf({ status, body }: TransportResponse): Problem {
  const given = (body ?? {}) as Partial<Problem>;
  const detail = given.detail ?? 'The site gave no answer that makes sense. Try again in a moment.';
  return { type: 'about:blank', title: 'Error', ...given, status, detail };
}

/**
 * Makes a client. A response 401 refreshes the session once for all requests that wait for it; each of them is then
 * sent once more. A refresh that is refused is tried again: another tab's may have overtaken it, and the browser has a
 * later id by now.
 */
export function createAdminClient(send: Transport, upload: Transport = send): ApiClient {
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const ask = () => send({ method: 'POST', path: staffApiPaths.refresh });
    const first = await ask();
    const response = first.status === 401 ? await ask() : first;
    if (response.status === 401 || response.status === 403) throw new SessionExpired();
    if (response.status >= 400) throw new ApiProblem(problemOf(response));
  }

  return async function call<T>(request: ApiRequest): Promise<ApiResponse<T>> {
    const transport = request.onProgress ? upload : send;
    let response = await transport(request);
    if (response.status === 401) {
      refreshing ??= refresh().finally(() => (refreshing = undefined));
      await refreshing;
      response = await transport(request);
      if (response.status === 401) throw new SessionExpired();
    }
    if (response.status >= 400) throw new ApiProblem(problemOf(response));
    const { isReplayed, body } = response;
    return isReplayed ? { ...(body as ApiResponse<T>), isReplayed } : (body as ApiResponse<T>);
  };
}

/** The staff area's one client. */
export const callApi = createAdminClient(fetchTransport, uploadTransport);

/** The data of a response. Throws what an ApiClient throws. */
export const apiData = async <T = void>(request: ApiRequest): Promise<T> => (await callApi<T>(request)).data;
