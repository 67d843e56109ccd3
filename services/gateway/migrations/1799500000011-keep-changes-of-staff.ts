import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who changed whose account: for a while neither agrees to what the other asks for. `ended`: who asked may no longer ask. */
export class KeepChangesOfStaff1799500000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table admin_user_changes (
        id integer generated always as identity primary key,
        admin_user_id integer not null references admin_users,
        changed_by integer not null references admin_users,
        changed_at timestamptz not null
      );
      create index admin_user_changes_by_time on admin_user_changes (changed_at);
      alter table approvals drop constraint approvals_state_check, add constraint approvals_state_check
        check (state in ('open', 'granted', 'refused', 'glass-broken', 'dropped', 'ended'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table admin_user_changes;
      update approvals set state = 'dropped' where state = 'ended';
      alter table approvals drop constraint approvals_state_check, add constraint approvals_state_check
        check (state in ('open', 'granted', 'refused', 'glass-broken', 'dropped'));
    `);
  }
}
