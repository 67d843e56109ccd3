import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters that tell a coordinator of a designation or of its end, Article 13(4) DSA. ADR 40. */
export class CreateDesignations1797000000021 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table designations (
        id integer generated always as identity primary key,
        mandate_id integer not null references mandates,
        signup_id integer not null,
        company_name text not null,
        reason text not null check (reason in ('initial', 'change', 'end')),
        coordinator_state text not null check (coordinator_state ~ '^[A-Z]{2}$'),
        coordinator text not null,
        letter jsonb not null,
        text_sha256 text not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
        state text not null check (state in ('draft', 'signed', 'sent', 'acknowledged', 'returned', 'superseded')),
        signer_name text,
        signer_title text,
        signed_by text,
        signer_ip_address text,
        signed_at timestamptz,
        channel text check (channel in ('mail', 'registry', 'post')),
        reference text,
        sent_at timestamptz,
        sent_by text,
        acknowledged_at timestamptz,
        acknowledged_by text,
        returned_at timestamptz,
        return_reason text,
        created_at timestamptz not null default now(),
        check (num_nulls(signer_name, signer_title, signed_at) in (0, 3)),
        check (num_nulls(channel, sent_at, sent_by) in (0, 3))
      );
      create index designations_of_signup on designations (signup_id, id desc);
      create index designations_by_state on designations (state, id);
      create unique index one_open_designation on designations (mandate_id, reason)
        where state in ('draft', 'signed', 'sent');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table designations');
  }
}
