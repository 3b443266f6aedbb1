/** A rendered page, as kept and as answered. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly html: string;
}

/** The last good answer of each address, for the minutes in which Firestore fails; the oldest go first. */
export class LastGood {
  private readonly pages = new Map<string, RenderedPage>();

  constructor(private readonly capacity = 200) {}

  remember(address: string, page: RenderedPage): void {
    this.pages.delete(address);
    this.pages.set(address, page);
    const oldest = this.pages.keys().next();
    if (this.pages.size > this.capacity && !oldest.done) this.pages.delete(oldest.value);
  }

  recall(address: string): RenderedPage | undefined {
    return this.pages.get(address);
  }

  forget(address: string): void {
    this.pages.delete(address);
  }
}
