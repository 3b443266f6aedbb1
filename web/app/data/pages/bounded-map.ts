const CAPACITY = 30;

/** A map of the thirty entries that were set last. */
export class BoundedMap<V> extends Map<string, V> {
  override set(key: string, value: V): this {
    this.delete(key);
    super.set(key, value);
    const [oldest = ''] = this.keys();
    if (this.size > CAPACITY) this.delete(oldest);
    return this;
  }
}
