import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@rep13/faults/load/http';
import { signIn, type Admin } from '@rep13/faults/load/orders';

const TRIES = 20;
const PAUSE_MS = 1_000;

/** Signs in as often as it takes: a machine that has other work may answer 503 at first. @throws what the last try threw. */
export async function signInPatiently(url: string, admin: Admin): Promise<Browser> {
  for (let left = TRIES; left > 1; left -= 1) {
    const staff = await signIn(url, admin).catch(() => undefined);
    if (staff) return staff;
    await sleep(PAUSE_MS);
  }
  return signIn(url, admin);
}
