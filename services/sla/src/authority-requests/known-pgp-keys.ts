import { IsNull, type EntityManager } from 'typeorm';
import { AuthorityKey } from './authority-key.entity.ts';

/** The PGP keys that mails are checked with; a certificate comes with its mail. */
export const knownPgpKeys = (db: EntityManager): Promise<Pick<AuthorityKey, 'address' | 'material'>[]> =>
  db.find(AuthorityKey, {
    where: { kind: 'pgp', endedAt: IsNull() },
    select: { address: true, material: true },
    order: { id: 'asc' },
  });
