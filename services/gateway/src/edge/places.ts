/** So many at a time, and of one network no more than its share. */
export class Places {
  private taken = 0;
  private readonly takenBy = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly share: number,
  ) {}

  /** Gives the place back; call it once. Undefined: there is no place. */
  take(network: string): (() => void) | undefined {
    const own = this.takenBy.get(network) ?? 0;
    if (this.taken >= this.most || own >= this.share) return undefined;
    this.count(network, own + 1);
    this.taken += 1;
    return () => {
      this.count(network, (this.takenBy.get(network) ?? 1) - 1);
      this.taken -= 1;
    };
  }

  private count(network: string, places: number): void {
    if (places > 0) this.takenBy.set(network, places);
    else this.takenBy.delete(network);
  }
}
