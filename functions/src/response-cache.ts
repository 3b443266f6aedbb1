import { LRUCache } from 'lru-cache';
import type { SharedResponse } from './shared-response';
import type { CacheVersion } from './store/content-index/content-index';

interface CacheEntry {
  readonly response: SharedResponse;
  readonly generation: number;
  readonly until: number;
}

/** A cache of this process's responses by normalized URL. Simultaneous requests share one rendering. */
export class ResponseCache {
  private readonly entries: LRUCache<string, CacheEntry>;
  private readonly making = new Map<string, Promise<SharedResponse>>();

  /** Holds at most `maxBytes`, each response for at most the milliseconds that `maxAge` returns; with 0 it is not cached. */
  constructor(
    maxBytes: number,
    private readonly maxAge: (response: SharedResponse) => number,
  ) {
    this.entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ response }) => response.size });
  }

  /** The last cacheable response to `key`, however old, for when no new one can be made. */
  last(key: string): SharedResponse | undefined {
    return this.entries.get(key)?.response;
  }

  /** The response to `key`, from the cache or made now. */
  async get(
    key: string,
    { generation, maxAgeMs }: CacheVersion,
    make: () => Promise<SharedResponse>,
  ): Promise<SharedResponse> {
    const entry = maxAgeMs === 0 ? undefined : this.entries.get(key);
    if (entry && entry.generation === generation && entry.until > performance.now()) return entry.response;
    const name = `${generation} ${key}`;
    const made = (maxAgeMs === 0 ? undefined : this.making.get(name)) ?? make();
    this.making.set(name, made);
    try {
      const response = await made;
      const maxAge = this.maxAge(response);
      if (maxAge > 0) this.entries.set(key, { response, generation, until: performance.now() + maxAge });
      return response;
    } finally {
      this.making.delete(name);
    }
  }
}
