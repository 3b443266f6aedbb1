import { StoreUnavailable, withTimeout } from './deadline';

/** How long a request waits for a store that has failed, in milliseconds. */
const GRACE = 250;

/** A circuit breaker: after a failure, one probe at a time checks whether the store is back; until then work is refused. */
export class Breaker {
  private isOpen = false;
  private probing: Promise<void> | undefined;

  constructor(private readonly probe: () => Promise<unknown>) {}

  /** Does the work; while the store is known to be down it rejects with StoreUnavailable after `GRACE`. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isOpen) await this.untilBack();
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreUnavailable) this.isOpen = true;
      throw error;
    }
  }

  private async untilBack(): Promise<void> {
    this.probing ??= this.probe()
      .then(() => {
        this.isOpen = false;
      })
      .catch(() => undefined)
      .finally(() => {
        this.probing = undefined;
      });
    await withTimeout('has failed before', this.probing, GRACE);
    if (this.isOpen) throw new StoreUnavailable('has failed before');
  }
}
