import { Injectable } from '@nestjs/common';
import { Clock } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { nameOf, type FactorOwner } from './factor-owner.ts';
import { SealedKeys } from './sealed-keys.ts';
import { stepOfCode } from './time-code.ts';

/** The authenticator app of an account, one at most. */
@Injectable()
export class AuthenticatorApps {
  constructor(
    private readonly keys: SealedKeys,
    private readonly clock: Clock,
  ) {}

  /** When it was added; null: there is none. */
  async addedAt(db: EntityManager, { as, id }: FactorOwner): Promise<Date | null> {
    const [row] = await db.query<{ added_at: Date }[]>(
      'select added_at from authenticator_apps where owner_kind = $1 and owner_id = $2',
      [as, id],
    );
    return row?.added_at ?? null;
  }

  /** False: the code is none of this key. The code that proved it signs nobody in. */
  async add(db: EntityManager, owner: FactorOwner, key: string, code: string): Promise<boolean> {
    const step = stepOfCode(key, code, this.clock.now());
    if (step === null) return false;
    await db.query(
      `insert into authenticator_apps (owner_kind, owner_id, sealed_key, last_step, added_at)
       values ($1, $2, $3, $4, $5)`,
      [owner.as, owner.id, this.keys.seal(owner, key), step, this.clock.now()],
    );
    return true;
  }

  /** Takes a code once: the same one, and any from before it, is worth nothing afterwards. */
  async accept(db: EntityManager, owner: FactorOwner, code: string): Promise<boolean> {
    const [row] = await db.query<{ sealed_key: string }[]>(
      'select sealed_key from authenticator_apps where owner_kind = $1 and owner_id = $2',
      [owner.as, owner.id],
    );
    const key = row && this.keys.open(owner, row.sealed_key);
    const step = key ? stepOfCode(key, code, this.clock.now()) : null;
    if (step === null) return false;
    const taken = await db.query<{ n: number }[]>(
      `with taken as (
         update authenticator_apps set last_step = $3
         where owner_kind = $1 and owner_id = $2 and last_step < $3 returning 1)
       select count(*)::int as n from taken`,
      [owner.as, owner.id, step],
    );
    return taken[0]?.n === 1;
  }

  /** False: there was none. */
  async remove(db: EntityManager, { as, id }: FactorOwner): Promise<boolean> {
    const [row] = await db.query<{ n: number }[]>(
      `with gone as (delete from authenticator_apps where owner_kind = $1 and owner_id = $2 returning 1)
       select count(*)::int as n from gone`,
      [as, id],
    );
    return row?.n === 1;
  }
}

/** One change of an account's factors, and one sign-in with them, at a time. */
export const lockFactors = (db: EntityManager, owner: FactorOwner): Promise<unknown> =>
  db.query(`select pg_advisory_xact_lock(hashtext('second factors'), hashtext($1))`, [nameOf(owner)]);
