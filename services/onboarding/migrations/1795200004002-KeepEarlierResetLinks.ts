import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Several reset links of an account are good at a time. The one that is good today stays so. The columns reset_id and
 * reset_expires_at are unused from here on; a later release drops them.
 */
export class KeepEarlierResetLinks1795200004002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table signups add column reset_links jsonb not null default '[]';
      update signups set reset_links = jsonb_build_array(
        jsonb_build_object('id', reset_id, 'expiresAt', to_jsonb(reset_expires_at))
      ) where reset_expires_at > now()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table signups drop column reset_links');
  }
}
