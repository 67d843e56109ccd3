import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Password reset, limits on mailed links, suspension, and the counters of browsers that signed in before. */
export class AddAccountResetAndSuspension1795200001001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table signups
        add column setup_links_at timestamptz[] not null default '{}',
        add column reset_id uuid,
        add column reset_expires_at timestamptz,
        add column reset_links_at timestamptz[] not null default '{}',
        add column password_changed_at timestamptz,
        add column suspension_reason text check (length(suspension_reason) <= 500),
        add column suspended_at timestamptz,
        add check (suspended_at is null or account_status = 'suspended');

      create table client_devices (
        device_id uuid not null,
        signup_id integer not null references signups (id) on delete cascade,
        login_attempts integer not null default 0,
        lockouts integer not null default 0,
        account_locked_until timestamptz,
        last_attempt_at timestamptz not null,
        primary key (signup_id, device_id)
      );
      create index client_devices_age on client_devices (last_attempt_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table client_devices;
      alter table signups
        drop column setup_links_at,
        drop column reset_id,
        drop column reset_expires_at,
        drop column reset_links_at,
        drop column password_changed_at,
        drop column suspension_reason,
        drop column suspended_at;
    `);
  }
}
