import type { EntityManager } from 'typeorm';
import { Signup } from './signup.entity.ts';

/** A signup, suspended or not, whose money moves in one transaction after the other. */
export const lockSignup = (db: EntityManager, signupId: number): Promise<Signup | null> =>
  db.findOne(Signup, { where: { id: signupId }, lock: { mode: 'for_no_key_update' } });
