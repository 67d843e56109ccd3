import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The most urgent of the orders that nobody has acknowledged is asked for at each scrape of the metrics. */
export class FindUnansweredTickets1796300000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index sla_tickets_unanswered on sla_tickets (authority_contact_date)
       where response_date is null and is_open`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index sla_tickets_unanswered');
  }
}
