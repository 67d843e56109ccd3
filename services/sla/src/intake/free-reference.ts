import { randomInt } from 'node:crypto';
import { CLIENT_ID_ALPHABET } from '@rep13/contracts-constants';
import type { EntityManager } from 'typeorm';

const letters = (count: number): string =>
  Array.from({ length: count }, () => CLIENT_ID_ALPHABET[randomInt(CLIENT_ID_ALPHABET.length)]).join('');

/** `A-7KQM-2XRB`, drawn at random, so that nobody counts our orders by it; one that no request has. */
export async function freeReference(db: EntityManager): Promise<string> {
  for (;;) {
    const reference = `A-${letters(4)}-${letters(4)}`;
    const taken = await db.query<object[]>('select from authority_requests where reference = $1', [
      reference,
    ]);
    if (taken.length === 0) return reference;
  }
}
