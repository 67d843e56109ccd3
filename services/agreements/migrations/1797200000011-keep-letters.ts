import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signed letters as PDFs, and those that a client uploads, signed by hand or elsewhere. ADR 40. */
export class KeepLetters1797200000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table designations
        add column letter_sha256 text references agreement_documents,
        add column is_uploaded boolean not null default false,
        drop constraint designations_check,
        add constraint signed_here_with_name_and_title check (num_nulls(signer_name, signer_title) in (0, 2)
          and (signer_name is null or (signed_at is not null and not is_uploaded))),
        add constraint uploaded_is_stored check (not is_uploaded or letter_sha256 is not null);
      create index designations_letter on designations (letter_sha256) where letter_sha256 is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table designations
        drop constraint signed_here_with_name_and_title,
        drop column letter_sha256, drop column is_uploaded;
    `);
  }
}
