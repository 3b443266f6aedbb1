import { type ContentPath, contentTypeAt, type ContentTypeDefinition, type ItemAt } from '@content';
import { type ListQuery, type Page, type Reader, ReadError } from '@content/api/contract';
import type { Language } from '@site/locale';
import { StoreUnavailable } from '../store/timeout';
import { InvalidQuery } from './errors';
import { type ItemSource, listItems, oneItem } from './lists';
import { searchContent } from './search';

const typeAt = (path: ContentPath) => contentTypeAt(path) as ContentTypeDefinition;

async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoreUnavailable) throw new ReadError(503, error.message);
    if (error instanceof InvalidQuery) throw new ReadError(400, error.message);
    throw error;
  }
}

/** The reader of pages on the server: the presenters of the API in-process, for what is public. */
export function createReader(source: ItemSource): Reader {
  return {
    search: (query) => reading(searchContent(source, query)),
    async list<P extends ContentPath>(path: P, query: ListQuery = {}): Promise<Page<ItemAt<P>>> {
      return (await reading(listItems(source, typeAt(path), query))) as unknown as Page<ItemAt<P>>;
    },
    async one<P extends ContentPath>(path: P, id: string, language?: Language): Promise<ItemAt<P>> {
      const type = typeAt(path);
      const item = await reading(oneItem(source, type, id, language));
      if (!item) throw new ReadError(404, type.messages.notFound);
      return item as unknown as ItemAt<P>;
    },
  };
}
