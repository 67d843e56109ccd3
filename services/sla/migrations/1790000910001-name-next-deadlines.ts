import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `next_ring_at` becomes `next_deadline_at`, and jobs no longer carry deadlines. The version before still writes the
 * old column while both run, so a trigger keeps the two alike. A later migration, once that version is gone, drops
 * the trigger, the old column with its index, and what jobs of this name it left.
 */
export class NameNextDeadlines1790000910001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets add next_deadline_at timestamptz;
      update sla_tickets set next_deadline_at = next_ring_at where next_ring_at is not null;
      create index sla_tickets_next_deadline on sla_tickets (next_deadline_at) where next_deadline_at is not null;

      create function copy_next_deadline() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          new.next_deadline_at := coalesce(new.next_deadline_at, new.next_ring_at);
        elsif new.next_deadline_at is not distinct from old.next_deadline_at then
          new.next_deadline_at := new.next_ring_at;
        end if;
        new.next_ring_at := new.next_deadline_at;
        return new;
      end $$;
      create trigger copy_next_deadline before insert or update of next_ring_at, next_deadline_at on sla_tickets
        for each row execute function copy_next_deadline();

      delete from jobs where name = 'ring-ticket-clock' and state = 'pending';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger copy_next_deadline on sla_tickets;
      drop function copy_next_deadline;
      alter table sla_tickets drop next_deadline_at;
    `);
  }
}
