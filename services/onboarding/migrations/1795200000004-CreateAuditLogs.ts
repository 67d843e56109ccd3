import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Append-only: no grant to change a row, and a trigger against those who have one all the same. */
export class CreateAuditLogs1795200000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table audit_logs (
        id integer generated always as identity primary key,
        event_id uuid not null unique,
        signup_id integer,
        event_type text not null,
        event_data jsonb not null,
        agreement_version text not null default '1.0',
        payment_status text,
        user_agent text,
        ip_address text,
        "timestamp" timestamptz not null,
        metadata jsonb not null
      );
      create index audit_logs_signup on audit_logs (signup_id, id);

      create function refuse_audit_log_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit_logs is append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
      end $$;

      create trigger audit_logs_append_only before update or delete or truncate on audit_logs
        for each statement execute function refuse_audit_log_change();

      revoke update, delete, truncate on audit_logs from current_user;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table audit_logs; drop function refuse_audit_log_change()');
  }
}
