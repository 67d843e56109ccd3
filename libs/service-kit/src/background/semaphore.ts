/** Lets `limit` pieces of work run at once; the rest wait in order. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  /** Runs the work at once if there is a place; without one it is not begun, and nothing is returned. */
  tryRun<T>(work: () => Promise<T>): Promise<T> | undefined {
    return this.running < this.limit ? this.run(work) : undefined;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limit) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
