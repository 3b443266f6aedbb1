import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request cost: documents read and written, and milliseconds spent waiting for the store. */
export interface Meter {
  reads: number;
  writes: number;
  storeMs: number;
}

const current = new AsyncLocalStorage<Meter>();

/** Runs `work` with a meter of its own. */
export function metered<T>(meter: Meter, work: () => T): T {
  return current.run(meter, work);
}

/** Counts documents read or written by the running request; outside a request nothing is counted. */
export function count(cost: Partial<Meter>): void {
  const meter = current.getStore();
  if (!meter) return;
  meter.reads += cost.reads ?? 0;
  meter.writes += cost.writes ?? 0;
  meter.storeMs += cost.storeMs ?? 0;
}
