import type { Customer, Market } from '@rep13/faults/load/customer';
import { OpenLoop } from '@rep13/faults/load/open-loop';

/** So many seconds of customers are offered before it is asked again whether more shall come. */
const AT_A_TIME_S = 5;

/** Customers who come until they are told to stop, however long that takes. */
export class Crowd {
  /** All who have come so far. */
  readonly customers: Customer[] = [];
  private readonly loops: OpenLoop[] = [];

  /** @param first the number of the first customer: no two of a trial have the same. */
  constructor(
    private readonly market: Market,
    private readonly way: (customer: Customer) => Promise<void>,
    private readonly first: number,
  ) {}

  async come(rate: number, enough: () => boolean, signal: AbortSignal): Promise<void> {
    while (!enough()) {
      const loop = new OpenLoop(this.market, this.welcome, this.first + this.customers.length);
      this.loops.push(loop);
      await loop.offer(rate, AT_A_TIME_S, signal);
    }
  }

  async untilServed(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.untilServed()));
  }

  async fetchPdfsAgain(): Promise<void> {
    for (const loop of this.loops) await loop.fetchPdfsAgain();
  }

  private readonly welcome = (customer: Customer): Promise<void> => {
    this.customers.push(customer);
    return this.way(customer);
  };
}
