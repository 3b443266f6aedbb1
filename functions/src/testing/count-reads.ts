import { Firestore, Query, Transaction } from 'firebase-admin/firestore';

let documents = 0;

/** Counts what a call of Firestore's client reads; a query that finds nothing is billed as one document. */
function counted(owner: object, name: string): void {
  const methods = owner as Record<string, (...parameters: unknown[]) => Promise<unknown>>;
  const call = methods[name] as (...parameters: unknown[]) => Promise<unknown>;
  methods[name] = async function (...parameters) {
    const result = await call.apply(this, parameters);
    const { size = 1 } = result as { readonly size?: number };
    documents += Array.isArray(result) ? result.length : Math.max(1, size);
    return result;
  };
}
counted(Query.prototype, 'get');
counted(Firestore.prototype, 'getAll');
counted(Transaction.prototype, 'get');
counted(Transaction.prototype, 'getAll');

/** The documents that this process reads from Firestore while some work runs. */
export async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const before = documents;
  await work();
  return documents - before;
}
