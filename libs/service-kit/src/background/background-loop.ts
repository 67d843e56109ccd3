/**
 * Repeats `work` until stopped: at once while it returns true, after `intervalMs` or a `wake()` otherwise.
 * An error never ends the loop; it is told to `onError` and tried again after the interval.
 */
export class BackgroundLoop {
  private stopped = false;
  private woken = false;
  private wakeSleeper: (() => void) | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly work: () => Promise<boolean>,
    private readonly options: { intervalMs: number; onError: (error: unknown) => void },
  ) {}

  start(): void {
    this.running ??= this.repeat();
  }

  /** Work has arrived: don't wait for the interval. */
  wake(): void {
    this.woken = true;
    this.wakeSleeper?.();
  }

  /** Waits for the round in flight, then stays stopped. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  private async repeat(): Promise<void> {
    while (!this.stopped) {
      this.woken = false;
      const more = await this.work().catch((error: unknown) => {
        if (!this.stopped) this.options.onError(error);
        return false;
      });
      if (!more && !this.woken && !this.stopped) await this.sleep();
    }
  }

  private sleep(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.wakeSleeper = undefined;
        resolve();
      };
      const timer = setTimeout(done, this.options.intervalMs);
      this.wakeSleeper = done;
    });
  }
}
