import { letOnlyCleanerDelete } from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const REFUSALS = [
  { table: 'audit_logs', functionName: 'refuse_audit_log_change' },
  { table: 'provider_information_versions', functionName: 'refuse_provider_version_change' },
];

/** Staff's orders to delete nothing of a client, and the one exception to "append-only": the cleaner, in its time. */
export class CreateLegalHolds1796100000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table legal_holds (
        id integer generated always as identity primary key,
        signup_id integer not null,
        reason text not null check (length(reason) <= 500),
        set_by text not null,
        set_at timestamptz not null,
        lifted_by text,
        lifted_at timestamptz,
        check ((lifted_by is null) = (lifted_at is null))
      );
      create index legal_holds_in_force on legal_holds (signup_id) where lifted_at is null;
      create index audit_logs_age on audit_logs ("timestamp");
      create index payments_age on payments (paid_at);
    `);
    for (const refusal of REFUSALS) await letOnlyCleanerDelete(db, { service: 'onboarding', ...refusal });
  }

  /** The trigger functions stay: what they let through needs a role that an earlier version does not use. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index payments_age, audit_logs_age; drop table legal_holds');
  }
}
