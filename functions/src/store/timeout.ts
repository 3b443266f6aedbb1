/** The store did not respond in time, or not at all. */
export class StoreUnavailable extends Error {
  constructor(what: string, cause?: unknown) {
    super(`${what}: the store is not available`, { cause });
    this.name = 'StoreUnavailable';
  }
}

/** Milliseconds that one call to Firestore, Storage or Auth may take. */
export const TIMEOUT_MS = 5000;

/** Codes of failures that are not the request's fault and may be over the next time. */
const transientCodes = new Set<unknown>([
  // gRPC, from Firestore: cancelled, unknown (no credentials to be had), deadline exceeded, resource exhausted, aborted
  // (others wrote at the same time, again and again), internal, unavailable.
  ...[1, 2, 4, 8, 10, 13, 14],
  // HTTP, from Storage.
  ...[408, 429, 500, 502, 503, 504],
  // Node: connections and names.
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_SOCKET'],
  // firebase-admin, from Authentication.
  ...['app/network-error', 'app/network-timeout', 'auth/internal-error', 'auth/too-many-requests'],
  'app/unable-to-parse-response', // a gateway's HTML
]);

/** Codes that are transient only with these messages. */
const transientMessages: readonly { readonly code: number | string; readonly message: RegExp }[] = [
  // INVALID_ARGUMENT: a transaction that stood still for too long, or whose commit comes again as its answer was lost.
  { code: 3, message: /transaction .*(expired|invalid|closed)/i },
  // FAILED_PRECONDITION: an index that was deployed minutes ago.
  { code: 9, message: /index is currently building/i },
  // firebase-admin refuses a cookie in the same way when it cannot fetch the keys for its signature.
  { code: 'auth/argument-error', message: /^Error (fetching public keys|while making request)/ },
];

function isTransient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, status, cause, message } = error as Readonly<Record<string, unknown>>;
  return (
    transientCodes.has(code) ||
    transientCodes.has(status) ||
    transientMessages.some((one) => one.code === code && one.message.test(String(message))) ||
    isTransient(cause)
  );
}

/** Waits for one call, at most `ms`; network trouble and lateness become StoreUnavailable. */
export async function withTimeout<T>(what: string, call: Promise<T>, ms = TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // Where this process was busy the response may have arrived: it is looked for once more before the call counts as late.
    timer = setTimeout(() => setImmediate(() => setImmediate(reject, new StoreUnavailable(what))), ms);
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    throw isTransient(error) ? new StoreUnavailable(what, error) : error;
  } finally {
    clearTimeout(timer);
  }
}
