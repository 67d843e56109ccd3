import { setTimeout as sleep } from 'node:timers/promises';
import { mailsTo, type Mail } from '../people/mails.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';

const QUIET_MS = 4_000;
const WAITED_MS = 60_000;

/** Every mail, once no further one comes. @throws when they do not stop */
export async function mailsAtRest(product: AttackedProduct): Promise<Mail[]> {
  let before = await mailsTo(product);
  for (let waited = 0; waited < WAITED_MS; waited += QUIET_MS) {
    await sleep(QUIET_MS);
    const now = await mailsTo(product);
    if (now.length === before.length) return now;
    before = now;
  }
  throw new Error('Mails do not stop coming.');
}

/** Where a mail goes to whatever stands behind the plus. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

export const to = (mails: readonly Mail[], mailbox: string): Mail[] =>
  mails.filter((mail) => mail.to.some(({ address }) => mailboxOf(address) === mailbox));
