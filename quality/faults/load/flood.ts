import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Market } from './customer.ts';
import { jsonOf } from './http.ts';
import { checkOf, companyOf } from './requests.ts';

const SEND_EVERY_MS = 10;
/** A connection that answers nothing for so long has lost its request. */
const PATIENCE_MS = 10_000;

/** The strangers of a flood, in the history. */
export const isStranger = ({ customer }: { readonly customer: string }): boolean =>
  customer.startsWith('stranger ');

/** Strangers who check themselves once: they come at their rate, whatever becomes of those before, and don't try again. */
export class Flood {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly asked: Promise<void>[] = [];

  constructor(private readonly market: Market) {}

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
    this.agent.destroy();
  }

  private async check(index: number): Promise<void> {
    const { seed, history } = this.market;
    const sent = checkOf(companyOf(seed, `stranger-${index}`), index % 2 === 0);
    const startedAt = Date.now();
    const { status, body } = await this.post(JSON.stringify(sent)).catch(() => NO_ANSWER);
    history.add({
      ...{ customer: `stranger ${index}`, step: 'check', key: `stranger ${index}`, sent, isAbandoned: false },
      ...{ startedAt, endedAt: Date.now(), status, answer: jsonOf({ status, body, fileName: '' }) },
    });
  }

  private post(body: string): Promise<{ status: number; body: Buffer }> {
    const { url } = this.market;
    const headers = { 'Content-Type': 'application/json', Origin: url };
    const options = { method: 'POST', agent: this.agent, timeout: PATIENCE_MS, headers };
    return new Promise((resolve, reject) => {
      const sending = request(`${url}/api/compliance-check`, options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
        response.once('error', reject);
      });
      sending.once('timeout', () => sending.destroy(new Error('no answer')));
      sending.once('error', reject).end(body);
    });
  }
}

const NO_ANSWER = { status: 0, body: Buffer.alloc(0) };
