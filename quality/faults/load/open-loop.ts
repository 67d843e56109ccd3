import { setTimeout as sleep } from 'node:timers/promises';
import { Customer, type Market } from './customer.ts';

/** Customers come at their rate, whether those before them are served or not. */
export class OpenLoop {
  readonly customers: Customer[] = [];
  private readonly walks: Promise<void>[] = [];

  /** @param first the number of the first customer: no two of a run have the same. */
  constructor(
    private readonly market: Market,
    private readonly way: (customer: Customer) => Promise<void>,
    private readonly first: number,
  ) {}

  async offer(rate: number, seconds: number, signal: AbortSignal): Promise<void> {
    const begun = Date.now();
    const all = Math.round(rate * seconds);
    for (let index = 0; index < all; index += 1) {
      const due = begun + (index / rate) * 1_000;
      await sleep(Math.max(0, due - Date.now()), undefined, { signal });
      const customer = new Customer(this.market, this.first + index);
      this.customers.push(customer);
      this.walks.push(this.way(customer));
    }
  }

  async untilServed(): Promise<void> {
    await Promise.all(this.walks);
  }

  /** In order, so that the end of a run is not a rush. */
  async fetchPdfsAgain(): Promise<void> {
    for (const customer of this.customers) if (customer.pdfs.length > 0) await customer.fetchPdf();
  }
}
