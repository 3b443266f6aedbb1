/** How long writes must rest before they are saved, and how long they may go on without (milliseconds). */
export interface AutosaveTimes {
  readonly quiet: number;
  readonly longest: number;
}

/**
 * Saves when writes have settled: `quiet` after the last one, at the latest `longest` after the first that is not saved.
 * Saves never overlap; one that fails is told to `failed` and tried again with the next write.
 */
export class Autosave {
  private timer: NodeJS.Timeout | undefined;
  private first = 0;
  private saving = false;
  private ended = false;

  constructor(
    private readonly save: () => Promise<void>,
    private readonly failed: (error: unknown) => void,
    private readonly times: AutosaveTimes = { quiet: 2_000, longest: 20_000 },
  ) {}

  /** Tells of a write. */
  note(): void {
    this.first ||= Date.now();
    this.schedule();
  }

  /** Saves nothing more. A save that runs goes on. */
  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    if (this.saving || this.ended) return;
    const { quiet, longest } = this.times;
    const wait = Math.max(0, Math.min(quiet, this.first + longest - Date.now()));
    this.timer = setTimeout(() => void this.run(), wait);
  }

  private async run(): Promise<void> {
    this.first = 0;
    this.saving = true;
    try {
      await this.save();
    } catch (error) {
      if (!this.ended) this.failed(error);
    }
    this.saving = false;
    if (this.first) this.schedule();
  }
}
