import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When the authority was first told of the receipt of its order, and whether by itself. Of earlier orders that is known
 * where the authority gave no address: then a person told it. Where a receipt was mailed, only notifications knew when;
 * it stays empty.
 */
export class RecordReceipts1799600000772 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets add receipt_informed_at timestamptz, add receipt_automatic boolean;
      update sla_tickets ticket set receipt_informed_at = response_date, receipt_automatic = false
        where response_date is not null and source = 'staff'
          and not exists (
            select from authority_requests request where request.ticket_id = ticket.id and request.email <> ''
          );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table sla_tickets drop receipt_informed_at, drop receipt_automatic');
  }
}
