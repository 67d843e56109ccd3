import { addSearchColumn, dropSearchColumn } from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails about no signup, mails that were sent again, and what the list and the totals ask for. */
export class LetStaffReadEmailLogs1796000000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table email_logs alter column signup_id drop not null, add column resent_at timestamptz;
      create index email_logs_by_status on email_logs (status, id desc);
      create index email_logs_by_type on email_logs (type, id desc);
      create index email_logs_to_mend on email_logs (id) where status = 'failed' and resent_at is null;
      create index email_logs_sent on email_logs (sent_at) where sent_at is not null;
    `);
    await addSearchColumn(db, 'email_logs', ['recipient', 'subject', 'client_id']);
  }

  async down(db: QueryRunner): Promise<void> {
    await dropSearchColumn(db, 'email_logs');
    await db.query(`
      drop index email_logs_by_status, email_logs_by_type, email_logs_to_mend, email_logs_sent;
      alter table email_logs drop column resent_at;
    `);
  }
}
