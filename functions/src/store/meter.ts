import { AsyncLocalStorage } from 'node:async_hooks';

/** The cost of one request: documents read, and milliseconds of waiting for Firestore, Storage and Auth. */
export interface Meter {
  reads: number;
  storeMs: number;
}

const current = new AsyncLocalStorage<Meter>();

/** Runs `work` with a meter of its own. */
export function metered<T>(meter: Meter, work: () => T): T {
  return current.run(meter, work);
}

/** Counts documents read by the running request, of which Firestore bills one where a query finds none. */
export function countReads(documents: number): void {
  const meter = current.getStore();
  if (meter) meter.reads += Math.max(1, documents);
}

export function countStoreTime(ms: number): void {
  const meter = current.getStore();
  if (meter) meter.storeMs += ms;
}
