import { DesignationSigned } from '@rep13/contracts-agreements';
import { lockOne, NotFound, type Scope } from '@rep13/service-kit';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { SuspendedMayNotSign } from '../agreements/agreements.errors.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { Designation, factsOf } from './designation.entity.ts';

/** Whose letter, and which one; without an id whichever waits. */
interface Waiting {
  readonly signupId: number;
  readonly id?: number;
}

/** The letter that waits for a client's signature, locked. @throws NotFound, SuspendedMayNotSign */
export async function takeDraft(db: EntityManager, { signupId, id }: Waiting): Promise<Designation> {
  const where = { signupId, state: 'draft', ...(id !== undefined && { id }) } as const;
  const designation = await lockOne(db, Designation, where);
  if (!designation) throw new NotFound();
  if (await db.existsBy(Mandate, { signupId, suspendedAt: Not(IsNull()) })) throw new SuspendedMayNotSign();
  return designation;
}

/** Saves a letter that is signed by now, and announces it. */
export async function saveSigned({ db, outbox }: Scope, designation: Designation): Promise<void> {
  await db.save(designation);
  const signedAt = (designation.signedAt as Date).toISOString();
  outbox.add(DesignationSigned, { ...factsOf(designation), signedAt });
}
