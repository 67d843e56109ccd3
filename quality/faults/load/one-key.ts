import { randomBytes, randomUUID } from 'node:crypto';
import { randomOf } from '../random.ts';
import type { Market } from './customer.ts';
import { Browser } from './http.ts';
import { companyOf, signupOf } from './requests.ts';
import { Sender } from './sender.ts';

/** A hundred times the same registration at once, with one key. */
export async function sendOneKeyAHundredTimes({ url, seed, history, isOver }: Market): Promise<void> {
  const browser = new Browser(url, randomBytes(16).toString('hex'));
  const sender = new Sender(browser, history, randomOf(seed), isOver);
  const body = signupOf(companyOf(seed, 'hundred'));
  const request = {
    customer: 'the hundred',
    step: 'signup',
    path: '/api/signup',
    key: randomUUID(),
  } as const;
  await sender.send({ ...request, body, copies: 100 });
}
