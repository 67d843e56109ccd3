import {
  addRunningTotals,
  addSearchColumn,
  dropRunningTotals,
  dropSearchColumn,
} from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists, totals and charts that stay fast with a million rows. */
export class ListChecksSignupsAndLogs1795200002001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Room in each page, so that a sign-in changes its row in place instead of in every index.
    await db.query(`
      alter table signups set (fillfactor = 85),
        add paid_at timestamptz,
        add paid boolean not null generated always as (paid_at is not null) stored;
      update signups set paid_at = payments.paid_at from payments
        where payments.signup_id = signups.id and payments.service_year = 1;

      create index signups_status on signups (account_status, created_at, id);
      create index signups_paid on signups (paid, created_at, id);
      create index signups_status_paid on signups (account_status, paid, created_at, id);
      create index compliance_checks_required on compliance_checks (requires_legal_rep, id);
      create index compliance_checks_day on compliance_checks (created_at);
      create index audit_logs_type on audit_logs (event_type, id);
    `);
    await addSearchColumn(db, 'signups', ['company_name', 'legal_contact_email', 'client_id']);
    await addSearchColumn(db, 'compliance_checks', ['company_name', 'email']);
    await addRunningTotals(db, 'signups', {
      total: 'true',
      pending: `account_status = 'pending'`,
      active: `account_status = 'active'`,
      suspended: `account_status = 'suspended'`,
    });
    await addRunningTotals(db, 'compliance_checks', {
      total: 'true',
      requiring_legal_rep: 'requires_legal_rep',
    });
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['signups', 'compliance_checks']) {
      await dropRunningTotals(db, table);
      await dropSearchColumn(db, table);
    }
    await db.query(`
      drop index signups_status, signups_paid, signups_status_paid, compliance_checks_required, compliance_checks_day,
        audit_logs_type;
      alter table signups drop paid, drop paid_at, reset (fillfactor);
    `);
  }
}
