import { addRunningTotals, dropRunningTotals } from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const totals = (violations: string) => ({ total: 'true', open: `status <> 'closed'`, violations });

const VIOLATIONS_OF_BEFORE = 'not sla_compliant';

/**
 * Reports of Article 18 DSA are no orders: they are counted in no figure of orders, and have none of the facts by which
 * orders are counted, whatever the release before let staff say of them. The index of the figures holds orders alone.
 */
export class CountOrdersApartFromReports1799600000793 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      update sla_tickets set order_kind = 'general', report_category = null, report_subcategory = null,
          report_category_description = null, report_item_count = null, report_cited_provisions = '{}'
        where life_at_risk;
      create index sla_tickets_orders_by_contact on sla_tickets (authority_contact_date)
        include (response_time_hours, sla_compliant) where not life_at_risk;
      drop index sla_tickets_contact;
    `);
    await recount(db, `${VIOLATIONS_OF_BEFORE} and not life_at_risk`);
  }

  async down(db: QueryRunner): Promise<void> {
    await recount(db, VIOLATIONS_OF_BEFORE);
    await db.query(`
      create index sla_tickets_contact on sla_tickets (authority_contact_date)
        include (response_time_hours, sla_compliant);
      drop index sla_tickets_orders_by_contact;
    `);
  }
}

async function recount(db: QueryRunner, violations: string): Promise<void> {
  await dropRunningTotals(db, 'sla_tickets');
  await addRunningTotals(db, 'sla_tickets', totals(violations));
}
