/** Chance that comes out the same for the same seed. */
export class Chance {
  constructor(private state: number) {}

  /** From 0 to below 1, by mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<T>(among: readonly [T, ...T[]]): T {
    return among[this.int(0, among.length - 1)] ?? among[0];
  }

  percent(often: number): boolean {
    return this.next() * 100 < often;
  }
}
