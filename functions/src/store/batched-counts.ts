/**
 * Counts by key that one process writes together, at most once in `everyMs`. Nobody waits for it, and it fails nothing: what
 * could not be written goes with the next write, and a process that ends may lose some.
 */
export class BatchedCounts {
  private counts = new Map<string, number>();
  private writtenAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly everyMs: number,
    private readonly write: (counts: ReadonlyMap<string, number>) => Promise<unknown>,
  ) {}

  add(key: string): void {
    this.increase(key, 1);
    if (!this.timer) this.plan();
  }

  private increase(key: string, by: number): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + by);
  }

  private plan(): void {
    const wait = Math.max(0, this.writtenAt + this.everyMs - performance.now());
    this.timer = setTimeout(() => void this.flush(), wait);
    this.timer.unref();
  }

  private async flush(): Promise<void> {
    const { counts } = this;
    this.counts = new Map();
    this.writtenAt = performance.now();
    try {
      await this.write(counts);
      this.timer = undefined;
      if (this.counts.size > 0) this.plan();
    } catch {
      this.timer = undefined;
      for (const [key, count] of counts) this.increase(key, count); // the store may be back then
    }
  }
}
