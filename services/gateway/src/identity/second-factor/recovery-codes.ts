import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CLIENT_ID_ALPHABET } from '@rep13/contracts-constants';
import { RECOVERY_CODES } from '@rep13/contracts-gateway/constants';
import { Clock } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import type { EntityManager } from 'typeorm';
import type { FactorOwner } from './factor-owner.ts';

/** 80 bits: nobody finds one from its hash, so that a fast hash will do. */
const LENGTH = 16;
const FORM = new RegExp(`^[${CLIENT_ID_ALPHABET}]{${LENGTH}}$`);

/** Written down by their owner for the day when the device is lost; kept as hashes, each good once. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly clock: Clock) {}

  /** Ten new ones, in groups of four. The former are worthless. */
  async make(db: EntityManager, owner: FactorOwner): Promise<string[]> {
    await this.remove(db, owner);
    const codes = Array.from({ length: RECOVERY_CODES }, newCode);
    await db.query(
      `insert into recovery_codes (owner_kind, owner_id, code_sha256) select $1, $2, unnest($3::text[])`,
      [owner.as, owner.id, codes.map(sha256Hex)],
    );
    return codes.map((code) => code.match(/.{4}/g)!.join('-'));
  }

  async accept(db: EntityManager, { as, id }: FactorOwner, code: string): Promise<boolean> {
    if (!FORM.test(code)) return false;
    const [row] = await db.query<{ n: number }[]>(
      `with used as (
         update recovery_codes set used_at = $4
         where owner_kind = $1 and owner_id = $2 and code_sha256 = $3 and used_at is null returning 1)
       select count(*)::int as n from used`,
      [as, id, sha256Hex(code), this.clock.now()],
    );
    return row?.n === 1;
  }

  async left(db: EntityManager, { as, id }: FactorOwner): Promise<number> {
    const [row] = await db.query<{ n: number }[]>(
      `select count(*)::int as n from recovery_codes where owner_kind = $1 and owner_id = $2 and used_at is null`,
      [as, id],
    );
    return row?.n ?? 0;
  }

  async remove(db: EntityManager, { as, id }: FactorOwner): Promise<void> {
    await db.query('delete from recovery_codes where owner_kind = $1 and owner_id = $2', [as, id]);
  }
}

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => CLIENT_ID_ALPHABET[randomInt(CLIENT_ID_ALPHABET.length)]).join('');
