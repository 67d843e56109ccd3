import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signed agreements, their PDFs and the counter of their numbers. What was signed can't be changed or deleted. */
export class CreateLegalAgreements1790000001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table agreement_documents (
        sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
        bytes bytea not null,
        created_at timestamptz not null default now()
      );

      create table legal_agreements (
        id integer generated always as identity primary key,
        signup_id integer not null unique,
        agreement_number text not null unique,
        agreement_version text not null,
        text_sha256 text not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
        particulars jsonb not null,
        client_signature text not null,
        client_signature_type text not null check (client_signature_type in ('typed', 'electronic')),
        client_ip_address text,
        observed_ip_address text,
        user_agent text,
        signed_at timestamptz not null,
        pdf_generated boolean not null default false,
        pdf_sha256 text references agreement_documents,
        created_at timestamptz not null default now(),
        check (pdf_generated = (pdf_sha256 is not null))
      );

      create table agreement_numbers (
        month text primary key check (month ~ '^[0-9]{6}$'),
        last integer not null
      );

      create function refuse_change_of_signed_agreement() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.pdf_sha256 is null
          and to_jsonb(new) - '{pdf_generated,pdf_sha256}'::text[] = to_jsonb(old) - '{pdf_generated,pdf_sha256}'::text[]
        then
          return new;
        end if;
        raise exception 'a signed agreement stays as it is';
      end $$;
      create trigger legal_agreements_stay before update or delete on legal_agreements
        for each row execute function refuse_change_of_signed_agreement();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table legal_agreements, agreement_documents, agreement_numbers;
      drop function refuse_change_of_signed_agreement;
    `);
  }
}
