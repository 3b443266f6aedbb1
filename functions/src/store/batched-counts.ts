/**
 * Counts by key, which a process writes together in the background, at most once in `everyMs`. Counts that could not be written go
 * with the next write; a process that ends may lose some.
 */
export class BatchedCounts {
  private counts = new Map<string, number>();
  private nextAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly everyMs: number,
    private readonly write: (counts: ReadonlyMap<string, number>) => Promise<unknown>,
  ) {}

  add(key: string): void {
    this.increase(key, 1);
    const wait = Math.max(0, this.nextAt - performance.now());
    this.timer ??= setTimeout(() => void this.flush(), wait).unref();
  }

  private increase(key: string, by: number): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + by);
  }

  private async flush(): Promise<void> {
    const { counts } = this;
    this.counts = new Map();
    this.nextAt = performance.now() + this.everyMs;
    this.timer = undefined;
    try {
      await this.write(counts);
    } catch {
      for (const [key, count] of counts) this.increase(key, count); // the store may be back then
    }
  }
}
