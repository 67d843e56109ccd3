import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a ticket's clock has said and when it speaks next, and the counter of ticket numbers. */
export class RunTicketClocks1790000200001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets
        add warned_percent integer not null default 0,
        add escalated_at timestamptz,
        add next_ring_at timestamptz;
      create index sla_tickets_next_ring on sla_tickets (next_ring_at) where next_ring_at is not null;
      -- The first ring finds out what there is to say, and when next.
      update sla_tickets set next_ring_at = now() where status in ('pending', 'forwarded');

      create table ticket_numbers (
        year integer primary key,
        last integer not null
      );
      insert into ticket_numbers
        select substr(ticket_number, 5, 4)::integer, max(substr(ticket_number, 10)::integer)
        from sla_tickets group by 1;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table ticket_numbers;
      alter table sla_tickets drop warned_percent, drop escalated_at, drop next_ring_at;
    `);
  }
}
