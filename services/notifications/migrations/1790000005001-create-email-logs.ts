import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every try at every mail. */
export class CreateEmailLogs1790000005001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table email_logs (
        id integer generated always as identity primary key,
        job_id uuid not null,
        attempt integer not null,
        message_id text not null,
        type text not null,
        status text not null check (status in ('sent', 'deferred', 'failed')),
        signup_id integer not null,
        recipient text,
        subject text,
        client_id text,
        sent_at timestamptz,
        failure_reason text,
        created_at timestamptz not null,
        unique (job_id, attempt)
      );
      create index email_logs_of_signup on email_logs (signup_id, id desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table email_logs');
  }
}
