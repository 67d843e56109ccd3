import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A certificate in another language: the same version, issued and revoked with it. Those of before get theirs at the next start. */
export class TranslateCertificates1799600000734 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table certificate_translations (
        mandate_id integer not null,
        version integer not null,
        language text not null check (language ~ '^[a-z]{2}$'),
        sha256 text not null unique references agreement_documents (sha256),
        made_at timestamptz not null,
        primary key (mandate_id, version, language),
        foreign key (mandate_id, version) references certificates (mandate_id, version) on delete cascade
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table certificate_translations');
  }
}
