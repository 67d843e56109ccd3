import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail address that staff changes is used once the contact before it was told, and had its time to stop it. */
export class LetFormerContactsStopChanges1799500000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table profile_changes
        add column is_stoppable boolean not null default false,
        add column stoppable_until timestamptz check (stoppable_until is null or is_stoppable),
        drop constraint profile_changes_state_check,
        add constraint profile_changes_state_check
          check (state in ('open', 'applied', 'refused', 'withdrawn', 'stopped'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update profile_changes set state = 'withdrawn' where state = 'stopped';
      alter table profile_changes
        drop column stoppable_until,
        drop column is_stoppable,
        drop constraint profile_changes_state_check,
        add constraint profile_changes_state_check check (state in ('open', 'applied', 'refused', 'withdrawn'));
    `);
  }
}
