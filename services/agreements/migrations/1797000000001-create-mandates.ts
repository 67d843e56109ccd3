import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mandate for each client that signed or paid, and what the signer is in the company. ADR 38. */
export class CreateMandates1797000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table mandates (
        id integer generated always as identity primary key,
        signup_id integer not null unique,
        register_number text not null unique check (register_number ~ '^R13-[A-HJ-NP-Z2-9]{8}$'),
        state text not null check (state in ('awaiting', 'in_force', 'ending', 'run_off', 'ended')),
        signed_at timestamptz,
        paid_at timestamptz,
        began_at timestamptz,
        notice_at timestamptz,
        ends_at timestamptz,
        run_off_until timestamptz,
        end_reason text,
        suspended_at timestamptz,
        suspension_changed_at timestamptz,
        created_at timestamptz not null default now(),
        check ((state = 'awaiting') = (began_at is null)),
        check ((began_at is null) = (signed_at is null or paid_at is null)),
        check ((state in ('ending', 'run_off', 'ended')) = (ends_at is not null)),
        check (num_nulls(notice_at, ends_at, run_off_until, end_reason) in (0, 4))
      );

      alter table legal_agreements add column signer_title text;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table mandates; alter table legal_agreements drop column signer_title');
  }
}
