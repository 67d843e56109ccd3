import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An old day, or what one member of staff did, is found among millions of lines, whatever else is asked for. While the
 * indexes are built no line can be written: events wait in their stream until it is done.
 */
export class FindAuditLogsByTime1799200000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index audit_logs_type_time on audit_logs (event_type, "timestamp", id);
      create index audit_logs_actor_time on audit_logs ((metadata ->> 'actor'), event_type, "timestamp", id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index audit_logs_type_time, audit_logs_actor_time');
  }
}
