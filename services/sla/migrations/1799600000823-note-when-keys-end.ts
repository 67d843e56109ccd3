import { X509Certificate } from 'node:crypto';
import * as openpgp from 'openpgp';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface SavedKey {
  readonly id: number;
  readonly kind: 'smime' | 'pgp';
  readonly material: string;
}

/** When keys of senders end by themselves; those that are there say it themselves. */
export class NoteWhenKeysEnd1799600000823 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table authority_keys add column valid_until timestamptz');
    const keys = (await db.query('select id, kind, material from authority_keys')) as SavedKey[];
    for (const { id, ...key } of keys)
      await db.query('update authority_keys set valid_until = $1 where id = $2', [await endOf(key), id]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table authority_keys drop column valid_until');
  }
}

async function endOf({ kind, material }: Omit<SavedKey, 'id'>): Promise<Date | null> {
  if (kind === 'smime') return new Date(new X509Certificate(material).validTo);
  const end = await (await openpgp.readKey({ armoredKey: material })).getExpirationTime();
  return end instanceof Date ? end : null;
}
