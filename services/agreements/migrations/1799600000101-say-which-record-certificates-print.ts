import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which record of the representative a certificate prints; null for those from before the first stored record. */
export class SayWhichRecordCertificatesPrint1799600000101 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table certificates add record_id integer references representative_records (id);
      update certificates set record_id =
        (select max(id) from representative_records where since <= certificates.issued_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table certificates drop record_id');
  }
}
