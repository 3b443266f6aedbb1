import type { NextFunction, Request, Response } from 'express';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Severities of Cloud Logging, as far as they are used. */
export type Severity = 'INFO' | 'NOTICE' | 'WARNING' | 'ERROR';

/** The request that is being handled. */
interface Running {
  readonly id: string;
  /** Full name of the trace in Cloud Logging, which links our lines to Google's for the same request. */
  readonly trace: string | undefined;
  error?: unknown;
}

const running = new AsyncLocalStorage<Running>();

/** The longest stack in the log, in characters. */
const MAX_STACK = 8000;
const MAX_PATH = 300;
const TRACE = /^[\da-f]{32}(?=[/;]|$)/;
const TRACE_PARENT = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

function traceOf({ headers }: Request): string | undefined {
  const [ofGoogle, ofW3c] = [headers['x-cloud-trace-context'], headers['traceparent']].map(String);
  return TRACE.exec(ofGoogle ?? '')?.[0] ?? TRACE_PARENT.exec(ofW3c ?? '')?.[1];
}

/** The id of the running request, 32 hexadecimal digits; undefined outside of one. */
export function requestId(): string | undefined {
  return running.getStore()?.id;
}

/** Notes an error of the running request, for the log line of its failure. */
export function noteError(error: unknown): void {
  const request = running.getStore();
  if (request) request.error ??= error;
}

/** Messages and places in the code of an error and its causes; nothing else, as errors of Google's clients carry tokens. */
export function errorText(error: unknown): string {
  const texts: string[] = [];
  let each = error;
  while (each instanceof Error && texts.length < 5) {
    texts.push(each.stack ?? each.message);
    each = each.cause;
  }
  if (texts.length === 0) texts.push(typeof error === 'string' ? error : `a thrown ${typeof error}`);
  return texts.join('\ncaused by ').slice(0, MAX_STACK);
}

/** A line of JSON for Cloud Logging, with the id and the trace of a request: by default of the running one. */
export function logLine(
  severity: Severity,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
  { id, trace }: Partial<Running> = running.getStore() ?? {},
): string {
  const request = { requestId: id, 'logging.googleapis.com/trace': trace };
  return JSON.stringify({ severity, message, ...request, ...facts });
}

/** Logs an error that the status of the response does not tell. */
export function logWarning(message: string, error: unknown): void {
  console.error(logLine('WARNING', message, { stack_trace: errorText(error) }));
}

interface LogContext {
  readonly config: { readonly projectId: string };
  readonly operations: { readonly countFailure: () => void };
}

/**
 * Gives each request its id: Google's trace where there is one, else one that is made here. Every response has it
 * (`X-Request-Id`), and so has the one line that is written when a request fails with 500 or more. The line holds no query,
 * header or body, so no password, token or cookie either.
 */
export function requestLog(name: 'api' | 'site', { config, operations }: LogContext) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const trace = traceOf(request);
    const id = trace ?? randomBytes(16).toString('hex');
    const state: Running = { id, trace: trace && `projects/${config.projectId}/traces/${trace}` };
    const started = performance.now();
    response.set('X-Request-Id', id);
    response.once('close', () => {
      const status = response.statusCode;
      if (status < 500) return;
      const { method } = request;
      const path = (request.originalUrl.split('?')[0] ?? '').slice(0, MAX_PATH);
      const failure = { function: name, status, method, path, ms: Math.round(performance.now() - started) };
      const stack = state.error === undefined ? undefined : errorText(state.error);
      const facts = { failure, stack_trace: stack };
      const severity = status === 503 ? 'WARNING' : 'ERROR';
      console.error(logLine(severity, `${status} ${method} ${path}`, facts, state));
      operations.countFailure();
    });
    running.run(state, next);
  };
}
