import { StoreUnavailable } from './deadline';

/** Milliseconds that a request waits, at most, for word that a store which has failed is back. */
const GRACE = 250;

/** After a failure one small call at a time finds out whether the store is back; until then work is refused at once. */
export class Breaker {
  private isOpen = false;
  private probing: Promise<void> | undefined;

  constructor(private readonly probe: () => Promise<unknown>) {}

  /** Does the work; rejects with StoreUnavailable after a quarter of a second while the store is known to be down. */
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
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, GRACE)));
    await Promise.race([this.probing, late]);
    clearTimeout(timer);
    if (this.isOpen) throw new StoreUnavailable('has failed before');
  }
}
