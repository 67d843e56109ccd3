import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from '@rep13/faults/load/http';
import { companyOf, signupOf } from '@rep13/faults/load/requests';
import type { Bench } from './bench-run.ts';
import { atMost, figure } from './figures/figure.ts';
import { median } from './figures/statistics.ts';
import type { BenchProduct } from './own-product.ts';

const MAILS = { full: 40, smoke: 3, warmUp: 3 };
const PAUSE_MS = 100;
const POLL_MS = 5;
const GIVEN_UP_MS = 30_000;

/** P3: registrations one after the other, each until the SMTP server has taken its confirmation. */
export const mail: Bench = {
  name: 'mail',
  run: ({ options, onProduct }) =>
    onProduct(async (product) => {
      const took: number[] = [];
      const mails = MAILS.warmUp + (options.isSmoke ? MAILS.smoke : MAILS.full);
      for (let index = 0; index < mails; index += 1) {
        took.push(await mailAfterAnswer(product, index));
        await sleep(PAUSE_MS);
      }
      const counted = took.slice(MAILS.warmUp);
      const note = `slowest of ${counted.length}: ${Math.max(...counted)} ms`;
      const name = 'from the answer to a registration to its mail at the SMTP server, median';
      return { figures: [figure('P3', name, atMost(100, 'ms'), median(counted), note)] };
    }),
};

/** Milliseconds; below zero when the mail was there before the answer. @throws when no mail comes. */
async function mailAfterAnswer({ url, mail }: BenchProduct, index: number): Promise<number> {
  const company = companyOf(0, index);
  const asking = { body: signupOf(company), key: randomUUID() };
  const { status, body } = await new Browser(url, randomUUID()).ask('/api/signup', asking);
  const answeredAt = Date.now();
  if (status !== 201) throw new Error(`a registration was answered ${status}: ${body.toString()}`);
  while (Date.now() - answeredAt < GIVEN_UP_MS) {
    const delivery = mail.deliveries.find(({ recipients }) => recipients.includes(company.email));
    if (delivery) return delivery.at - answeredAt;
    await sleep(POLL_MS);
  }
  throw new Error(`no mail came within ${GIVEN_UP_MS / 1_000} s of a registration`);
}
