import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file of the authority goes to the client that it was forwarded to, and to no other one that is matched later. */
export class ForwardFiles1799600000502 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table ticket_files add forwarded_at timestamptz, add forwarded_to integer');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table ticket_files drop forwarded_at, drop forwarded_to');
  }
}
