import { MandateBegan } from '@rep13/contracts-agreements';
import { lockOne, type Scope } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { randomInt } from 'node:crypto';
import { CLIENT_ID_ALPHABET } from '@rep13/contracts-constants';
import { REGISTER_NUMBER_LETTERS } from '@rep13/contracts-agreements/constants';
import { enterRegister } from '../register-entries/enter-register.ts';
import { announceNotice } from './announce-notice.ts';
import { Mandate } from './mandate.entity.ts';

/** What is known of one signup now; what was known before stays. */
interface Known {
  readonly signupId: number;
  readonly signedAt?: Date;
  readonly paidAt?: Date | null;
  /** When the agreement made us the point of contact of Article 11 DSA, if it did. */
  readonly contactPointSince?: Date | null;
  /** It was signed before mandates were kept. */
  readonly isBackfilled?: boolean;
}

/**
 * Notes a signature or a payment in the client's mandate, and begins it with the second of them. In the transaction of
 * what it notes; to note the same again changes nothing.
 */
export async function saveMandate(scope: Scope, known: Known): Promise<Mandate> {
  const { db, outbox } = scope;
  const mandate = await takeMandate(db, known.signupId);
  mandate.signedAt ??= known.signedAt ?? null;
  mandate.paidAt ??= known.paidAt ?? null;
  mandate.contactPointSince ??= known.contactPointSince ?? null;
  const begins = mandate.beginIfDue();
  await db.save(mandate);
  if (begins) {
    await enterRegister(db, mandate);
    const { signupId, registerNumber } = mandate;
    const beganAt = (mandate.beganAt as Date).toISOString();
    outbox.add(MandateBegan, {
      signupId,
      registerNumber,
      beganAt,
      isBackfilled: known.isBackfilled ?? false,
    });
    if (mandate.state === 'ending') await announceNotice(scope, mandate, mandate.beganAt as Date);
  }
  return mandate;
}

/** The client's mandate, locked until the transaction ends; made if there is none. */
export async function takeMandate(db: EntityManager, signupId: number): Promise<Mandate> {
  const found = await lockOne(db, Mandate, { signupId });
  if (found) return found;
  const insert = `insert into mandates (signup_id, register_number, state)
    values ($1, $2, 'awaiting') on conflict do nothing`;
  await db.query(insert, [signupId, drawRegisterNumber()]);
  // Nothing was inserted when another transaction was first, or when another client has the number: look, or draw again.
  return takeMandate(db, signupId);
}

/** Drawn at random; whether it is still free only the table knows. */
const drawRegisterNumber = (): string =>
  `R13-${Array.from({ length: REGISTER_NUMBER_LETTERS }, letter).join('')}`;

const letter = () => CLIENT_ID_ALPHABET[randomInt(CLIENT_ID_ALPHABET.length)];
