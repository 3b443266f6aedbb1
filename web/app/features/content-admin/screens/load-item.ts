import type { AnyItem, ContentType } from '@content';
import { contentTypeAt } from '@content';
import { ApiProblem, logFailure } from '../../../data/admin-client';
import { readItem, readSingleton } from '../../../data/admin-content';
import { readFailure } from '../list/load-list';

/** One item for a screen: there, not there, or not readable right now. */
export type LoadedItem =
  | { readonly state: 'ready'; readonly item: AnyItem }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly detail: string };

/** The content type in an address; an address without one answers 404. */
export function typeOf(params: { readonly path?: string | undefined }): ContentType {
  const type = contentTypeAt(params.path ?? '');
  if (!type) throw new Response('Not Found', { status: 404 });
  return type;
}

async function outcome(read: () => Promise<AnyItem | undefined>): Promise<LoadedItem> {
  try {
    const item = await read();
    return item ? { state: 'ready', item } : { state: 'missing' };
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 404) return { state: 'missing' };
    const detail = readFailure(error);
    logFailure(error);
    return { state: 'failed', detail };
  }
}

/** Reads one item. */
export const loadItem = (path: string, id: string): Promise<LoadedItem> => outcome(() => readItem(path, id));

/** Reads the one item of a type that has at most one. */
export const loadSingleton = (path: string): Promise<LoadedItem> => outcome(() => readSingleton(path));
