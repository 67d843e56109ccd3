import { setTimeout as sleep } from 'node:timers/promises';
import type { Market } from './customer.ts';
import { FewConnections } from './few-connections.ts';
import { jsonOf } from './http.ts';
import { checkOf, companyOf } from './requests.ts';

const SEND_EVERY_MS = 10;

/** The strangers of a flood, in the history. */
export const isStranger = ({ customer }: { readonly customer: string }): boolean =>
  customer.startsWith('stranger ');

/** Strangers who check themselves once: they come at their rate, whatever becomes of those before, and don't try again. */
export class Flood {
  private readonly asked: Promise<void>[] = [];
  private readonly connections: FewConnections;

  constructor(private readonly market: Market) {
    this.connections = new FewConnections(market.url);
  }

  async offer(rate: number, seconds: number, signal: AbortSignal): Promise<void> {
    const began = Date.now();
    while (rate > 0 && Date.now() < began + seconds * 1_000) {
      const due = Math.floor(((Date.now() - began) / 1_000) * rate);
      while (this.asked.length < due) this.asked.push(this.check(this.asked.length));
      await sleep(SEND_EVERY_MS, undefined, { signal });
    }
  }

  async untilAnswered(): Promise<void> {
    await Promise.all(this.asked);
    this.connections.close();
  }

  private async check(index: number): Promise<void> {
    const { seed, history } = this.market;
    const name = `stranger ${index}`;
    const sent = checkOf(companyOf(seed, `stranger-${index}`), index % 2 === 0);
    const startedAt = Date.now();
    const answer = await this.connections.post('/api/compliance-check', sent);
    history.add({
      ...{ customer: name, step: 'check', key: name, sent, isAbandoned: false },
      ...{ startedAt, endedAt: Date.now(), status: answer.status, answer: jsonOf(answer) },
    });
  }
}
