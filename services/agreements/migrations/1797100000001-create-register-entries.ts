import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the public register is searched by, a row for each mandate that began; and the certificates issued. ADR 39. */
export class CreateRegisterEntries1797100000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table register_entries (
        mandate_id integer primary key references mandates on delete cascade,
        number_sha256 text not null unique check (number_sha256 ~ '^[0-9a-f]{64}$'),
        company_name text not null,
        company_key text not null,
        website text not null,
        domain text
      );
      create index register_entries_domain on register_entries (domain);
      create index register_entries_company_key on register_entries (company_key text_pattern_ops);

      create table certificates (
        mandate_id integer not null references mandates on delete cascade,
        version integer not null check (version > 0),
        issued_at timestamptz not null,
        sha256 text not null references agreement_documents,
        revoked_at timestamptz,
        primary key (mandate_id, version)
      );
      create unique index certificates_valid on certificates (mandate_id) where revoked_at is null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table certificates, register_entries');
  }
}
