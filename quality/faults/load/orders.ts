import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf } from '../random.ts';
import type { Customer, Market } from './customer.ts';
import { Browser } from './http.ts';
import { orderOf } from './requests.ts';
import { Sender } from './sender.ts';

export interface Admin {
  readonly username: string;
  readonly password: string;
}

/** A member of staff, signed in. @throws when the password is not taken. */
export async function signIn(url: string, admin: Admin): Promise<Browser> {
  const browser = new Browser(url, randomBytes(16).toString('hex'));
  const { status } = await browser.ask('/api/admin/login', { body: admin });
  if (status !== 200) throw new Error(`The admin could not sign in: ${status}.`);
  return browser;
}

/** Orders of authorities for the first customers, whose deadlines fall into the run. */
export async function openOrders(
  market: Market,
  staff: Browser,
  customers: readonly Customer[],
  { count, from, to }: { count: number; from: number; to: number },
): Promise<void> {
  const random = randomOf(market.seed);
  const sender = new Sender(staff, market.history, random, market.isOver);
  for (let index = 0; index < count; index += 1) {
    const signupId = await signupOfOne(customers, market.isOver);
    if (signupId === undefined) return;
    const body = orderOf(signupId, random.int(from, to));
    const path = '/api/admin/sla-tickets';
    await sender.send({ customer: 'staff', step: 'order', path, key: randomUUID(), body });
  }
}

async function signupOfOne(customers: readonly Customer[], isOver: () => boolean) {
  while (!isOver()) {
    const found = customers.find(({ signupId }) => signupId !== undefined)?.signupId;
    if (found !== undefined) return found;
    await sleep(100);
  }
  return undefined;
}
