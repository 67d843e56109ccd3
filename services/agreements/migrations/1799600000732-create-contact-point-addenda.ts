import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signed addenda on Article 11 DSA, of clients whose agreement has no clause on it. What was signed stays as it is. */
export class CreateContactPointAddenda1799600000732 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table contact_point_addenda (
        signup_id integer primary key references legal_agreements (signup_id),
        text_sha256 text not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
        particulars jsonb not null,
        signer_name text not null,
        signer_title text not null,
        observed_ip_address text,
        user_agent text,
        signed_by text,
        signed_at timestamptz not null
      );

      create function refuse_change_of_signed_addendum() returns trigger language plpgsql as $$
      begin
        raise exception 'a signed addendum stays as it is';
      end $$;
      create trigger contact_point_addenda_stay before update or delete on contact_point_addenda
        for each row execute function refuse_change_of_signed_addendum();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table contact_point_addenda;
      drop function refuse_change_of_signed_addendum;
    `);
  }
}
