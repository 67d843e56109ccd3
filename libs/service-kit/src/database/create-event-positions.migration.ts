import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to which row of each producer's outbox a consumer is known to have all events. See docs/adr/0030. */
export class CreateEventPositions1796200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table event_positions (
        consumer text not null,
        producer text not null,
        outbox_id bigint not null,
        -- Events that had not arrived and were published again.
        found_missing bigint not null default 0,
        version integer not null default 0,
        primary key (consumer, producer)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table event_positions');
  }
}
