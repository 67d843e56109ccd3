import type { PasskeyView } from '@rep13/contracts-gateway';
import type { Clock } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import type { FactorOwner } from './factor-owner.ts';

/** A passkey whose browser signed our challenge, and the name its owner gave it. */
export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly added_at: Date;
  readonly last_used_at: Date | null;
}

interface CredentialRow {
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: string;
  readonly transports: string[];
}

/** The rows of passkeys. */
export abstract class PasskeyStore {
  constructor(private readonly clock: Clock) {}

  /** The newest first. */
  async list(db: EntityManager, { as, id }: FactorOwner): Promise<PasskeyView[]> {
    const rows = await db.query<Row[]>(
      `select id, name, added_at, last_used_at from passkeys
       where owner_kind = $1 and owner_id = $2 order by id desc`,
      [as, id],
    );
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      addedAt: row.added_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    }));
  }

  /** False: there was none. */
  async remove(db: EntityManager, { as, id }: FactorOwner, passkeyId: number): Promise<boolean> {
    const [row] = await db.query<{ n: number }[]>(
      `with gone as (delete from passkeys where owner_kind = $1 and owner_id = $2 and id = $3 returning 1)
       select count(*)::int as n from gone`,
      [as, id, passkeyId],
    );
    return row?.n === 1;
  }

  async removeAll(db: EntityManager, { as, id }: FactorOwner): Promise<void> {
    await db.query('delete from passkeys where owner_kind = $1 and owner_id = $2', [as, id]);
  }

  /** False: somebody has it already. */
  protected async insert(db: EntityManager, { as, id }: FactorOwner, passkey: NewPasskey): Promise<boolean> {
    const rows = await db.query<unknown[]>(
      `insert into passkeys (owner_kind, owner_id, credential_id, public_key, counter, transports, name, added_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning id`,
      [
        as,
        id,
        passkey.credentialId,
        Buffer.from(passkey.publicKey),
        passkey.counter,
        passkey.transports,
        passkey.name,
        this.clock.now(),
      ],
    );
    return rows.length === 1;
  }

  protected async credentialsOf(db: EntityManager, { as, id }: FactorOwner) {
    const rows = await db.query<CredentialRow[]>(
      `select credential_id, public_key, counter, transports from passkeys
       where owner_kind = $1 and owner_id = $2 order by id`,
      [as, id],
    );
    return rows.map((row) => ({
      id: row.credential_id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.counter),
      transports: row.transports,
    }));
  }

  /** The counter tells a copy from the original, where the device counts. */
  protected async noteUse(db: EntityManager, credentialId: string, counter: number): Promise<void> {
    await db.query('update passkeys set counter = $2, last_used_at = $3 where credential_id = $1', [
      credentialId,
      counter,
      this.clock.now(),
    ]);
  }
}
