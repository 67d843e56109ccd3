const LOOK_AGAIN_MS = 50;

/** What one sender has taken so far. */
export interface Taken {
  /** Takes so many more; false, and nothing is taken, if there is no room. */
  more(places: number): boolean;
  /** Gives back all of it. */
  giveBack(): void;
}

/** So many at a time, and of one network no more than its share. */
export class Places {
  private taken = 0;
  private readonly takenBy = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly share: number,
  ) {}

  /** Gives the place back. Undefined: there is no place. */
  take(network: string): (() => void) | undefined {
    const { more, giveBack } = this.bitByBit(network);
    return more(1) ? giveBack : undefined;
  }

  /** Waits so long for a place. */
  async wait(network: string, milliseconds: number): Promise<(() => void) | undefined> {
    for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
      const giveBack = this.take(network);
      if (giveBack || waited >= milliseconds) return giveBack;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  bitByBit(network: string): Taken {
    let own = 0;
    const add = (places: number) => {
      own += places;
      this.add(network, places);
    };
    return {
      more: (places) => {
        const hasRoom = this.taken + places <= this.most && this.of(network) + places <= this.share;
        if (hasRoom) add(places);
        return hasRoom;
      },
      giveBack: () => add(-own),
    };
  }

  get isFull(): boolean {
    return this.taken >= this.most;
  }

  /** How many a network has. */
  of(network: string): number {
    return this.takenBy.get(network) ?? 0;
  }

  private add(network: string, places: number): void {
    const own = this.of(network) + places;
    if (own > 0) this.takenBy.set(network, own);
    else this.takenBy.delete(network);
    this.taken += places;
  }
}
