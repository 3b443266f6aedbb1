import type { Express } from 'express';
import { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';

interface Counter {
  documents: number;
}
/** Whoever reads, counts for the work that it belongs to: other processes of the test have things to do as well. */
const counters = new AsyncLocalStorage<Counter>();
let current: Counter | undefined;

/** Counts what a call of Firestore's client reads; a query that finds nothing is billed as one document. */
function counted(owner: object, name: string): void {
  const methods = owner as Record<string, (...parameters: unknown[]) => Promise<unknown>>;
  const call = methods[name] as (...parameters: unknown[]) => Promise<unknown>;
  methods[name] = async function (...parameters) {
    const result = await call.apply(this, parameters);
    const { size = 1 } = result as { readonly size?: number };
    const counter = counters.getStore();
    if (counter) counter.documents += Array.isArray(result) ? result.length : Math.max(1, size);
    return result;
  };
}
counted(Query.prototype, 'get');
counted(Firestore.prototype, 'getAll');
counted(Transaction.prototype, 'get');
counted(Transaction.prototype, 'getAll');

/** An app whose requests belong to the work that `readsOf` is running. */
export const countedApp =
  (app: Express): RequestListener =>
  (request, response) => {
    const answer = () => void app(request, response);
    if (current) counters.run(current, answer);
    else answer();
  };

/** The documents that some work reads from Firestore, and the requests to a `countedApp` while it runs. */
export async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const counter = { documents: 0 };
  current = counter;
  try {
    await counters.run(counter, work);
  } finally {
    current = undefined;
  }
  return counter.documents;
}
