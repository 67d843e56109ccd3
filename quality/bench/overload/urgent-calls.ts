import { setTimeout as sleep } from 'node:timers/promises';
import { Browser, type Answer } from '@rep13/faults/load/http';
import { signIn } from '@rep13/faults/load/orders';
import { proofOfWork } from '@rep13/seed/intake-work';
import { Visitor } from '@rep13/seed/visitor';
import { VALID_BODIES } from '@rep13/testing/api';
import type { BenchProduct } from '../own-product.ts';
import type { Answered } from './constant-rate.ts';

const EVERY_MS = 1_000;

/** Who may not wait, and what each asks for, once a second. */
export type Urgent = Readonly<Record<string, () => Promise<Answer>>>;

/**
 * An authority's order, a list for staff, the sign-in of a client, a payment.
 * @param seconds how long they will be asked for. The work on the proofs is done now, as an authority's own computer does
 *   it: meanwhile it would take the core of those who ask, and their time.
 * @throws when staff cannot sign in.
 */
export async function urgentCalls({ url, admin }: BenchProduct, seconds: number): Promise<Urgent> {
  const staff = await signIn(url, admin);
  const proofs: Record<string, string>[] = [];
  while (proofs.length < (seconds * 1_000) / EVERY_MS) proofs.push(await proofOfWork(new Visitor(url)));
  const visitor = new Browser(url, 'bench');
  const order = {
    ...VALID_BODIES['AuthorityRequestBody'],
    ...{ doNotInform: false, deadlineAt: null, target: 'nobody.bench.example' },
  };
  const wrong = { clientId: 'DSA-ABC234', password: 'not the right one' };
  return {
    authorities: () => visitor.ask('/api/authority-requests', { body: order, headers: proofs.pop() }),
    staff: () => staff.ask('/api/admin/signups?limit=50'),
    clients: () => visitor.ask('/api/client/login', { body: wrong }),
    payments: () => visitor.ask('/api/payment', { body: { signupId: 1_000_000_001 } }),
  };
}

/** Asks until `done`, each kind beside the others. @returns the answers of each. */
export async function askUrgently(
  urgent: Urgent,
  done: Promise<unknown>,
): Promise<Record<string, Answered[]>> {
  let isDone = false;
  const ended = done.finally(() => (isDone = true)).catch(() => undefined);
  const answers = Object.entries(urgent).map(async ([name, ask]) => {
    const own: Answered[] = [];
    while (!isDone) {
      own.push(await answered(ask));
      await sleep(EVERY_MS);
    }
    return [name, own] as const;
  });
  await ended;
  return Object.fromEntries(await Promise.all(answers));
}

async function answered(ask: Urgent[string]): Promise<Answered> {
  const began = performance.now();
  const { status } = await ask().catch(() => ({ status: 0 }));
  return { status, ms: performance.now() - began };
}
