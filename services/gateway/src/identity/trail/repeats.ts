/** What came more than once since it was told. */
export interface Repeated<T> {
  readonly what: T;
  readonly times: number;
  readonly since: Date;
}

/**
 * What is told at once the first time, and from then on counted until its minute is over: however often a stranger
 * repeats something, it makes two lines. More than `kindsMax` different things in a minute are one number.
 */
export class Repeats<T> {
  private readonly open = new Map<string, { what: T; times: number; since: Date }>();
  private beyond: { times: number; since: Date } | undefined;

  constructor(
    private readonly windowMs: number,
    private readonly kindsMax: number,
  ) {}

  /** What is to be told now: `make`'s, if it is the first of its minute. */
  first(key: string, make: () => T, now: Date): T | undefined {
    const known = this.open.get(key);
    if (known) {
      known.times += 1;
      return undefined;
    }
    if (this.open.size >= this.kindsMax) {
      this.beyond ??= { times: 0, since: now };
      this.beyond.times += 1;
      return undefined;
    }
    const what = make();
    this.open.set(key, { what, times: 0, since: now });
    return what;
  }

  /** Takes out what is over by now; without a time, everything. */
  takeDue(now?: Date): { repeated: Repeated<T>[]; beyond: Omit<Repeated<T>, 'what'> | undefined } {
    const over = [...this.open].filter(([, each]) => !now || !this.isOpen(each, now));
    for (const [key] of over) this.open.delete(key);
    const beyond = this.beyond && (!now || !this.isOpen(this.beyond, now)) ? this.beyond : undefined;
    if (beyond) this.beyond = undefined;
    return { repeated: over.map(([, each]) => each).filter(({ times }) => times > 0), beyond };
  }

  private isOpen = ({ since }: { since: Date }, now: Date): boolean =>
    now.getTime() - since.getTime() < this.windowMs;
}
