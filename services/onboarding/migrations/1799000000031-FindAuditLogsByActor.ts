import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What one member of staff did is found without reading what everybody else did. */
export class FindAuditLogsByActor1799000000031 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create index audit_logs_of_actor on audit_logs ((metadata ->> 'actor'), id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index audit_logs_of_actor');
  }
}
