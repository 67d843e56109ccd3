/** A call at work: whose, since when, and under which limit it was let in. */
interface Call {
  readonly network: string;
  readonly began: number;
  readonly shrunk: number;
}

/** How many calls may be at work: at least, at first, and at most. */
export interface Bounds {
  readonly least: number;
  readonly first: number;
  readonly most: number;
}

/** Fewer calls in a window say nothing about the load: one of them may be slow by nature. */
const CALLS_LEAST = 10;
const GROWTH = 1.1;
const SHRINK_MOST = 0.5;
/** So much of the limit again is for networks of which nobody is at work: a flood from a few takes nobody's turn. */
const FOR_NEWCOMERS = 2;

/**
 * How many calls may be at work at a time so that one takes no longer than its aim: the limit grows by a tenth while it
 * is reached and the calls are fast, and shrinks by as much as they are too slow. What is over the limit is refused, as
 * waiting would make everybody slow.
 */
export class AdaptiveLimit {
  private limit: number;
  private readonly atWork = new Set<Call>();
  /** The most that were at work in this window. */
  private peak = 0;
  private wasReached = false;
  private times: number[] = [];
  /** Calls that began before the limit shrank tell of the load before. */
  private shrunk = 0;

  constructor(
    private readonly aimMs: number,
    private readonly bounds: Bounds,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.limit = Math.min(bounds.first, bounds.most);
  }

  /**
   * @param networkOf asked only when the limit is reached.
   * @param letIn how many were let in before and are not at work yet.
   */
  hasRoomFor(networkOf: () => string, letIn = 0): boolean {
    const calls = this.atWork.size + letIn;
    if (calls < this.limit) return true;
    this.wasReached = true;
    return calls < this.limit * FOR_NEWCOMERS && !this.isAtWork(networkOf());
  }

  get current(): number {
    return this.limit;
  }

  /** A call is at work from now on. @returns ends it; one that somebody behind us had no room for is too slow a call. */
  begin(network: string): (foundRoom: boolean) => void {
    const call = { network, began: this.now(), shrunk: this.shrunk };
    this.atWork.add(call);
    this.peak = Math.max(this.peak, this.atWork.size);
    return (foundRoom) => {
      this.atWork.delete(call);
      if (call.shrunk === this.shrunk) this.times.push(foundRoom ? this.now() - call.began : Infinity);
    };
  }

  /** Ends a window. @param delayMs how long a call waited on average before it could begin. */
  adjust(delayMs: number): void {
    const times = [...this.times, ...this.lateAlready()];
    if (times.length >= CALLS_LEAST) this.follow(medianOf(times) + delayMs);
    this.times = [];
    this.peak = this.atWork.size;
    this.wasReached = false;
  }

  private isAtWork(network: string): boolean {
    for (const call of this.atWork) if (call.network === network) return true;
    return false;
  }

  /** The times of calls that will be too slow whenever they end: who waits for their end has let too many in. */
  private lateAlready(): number[] {
    const now = this.now();
    return [...this.atWork]
      .filter(({ began, shrunk }) => shrunk === this.shrunk && now - began > this.aimMs)
      .map(({ began }) => now - began);
  }

  private follow(measuredMs: number): void {
    const { least, most } = this.bounds;
    if (measuredMs > this.aimMs) {
      const share = Math.max(SHRINK_MOST, this.aimMs / measuredMs);
      this.limit = Math.max(least, Math.floor(Math.min(this.limit, this.peak) * share));
      this.shrunk += 1;
    } else if (this.wasReached) {
      this.limit = Math.min(most, Math.ceil(this.limit * GROWTH));
    }
  }
}

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
