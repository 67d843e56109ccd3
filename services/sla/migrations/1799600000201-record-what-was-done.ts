import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was done about an order, and why not more, as staff and the client say it. Orders that were refused, or of which
 * nothing was said, had the time of the button as the time of their effect: nobody had given any.
 */
export class RecordWhatWasDone1799600000201 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets
        add outcome_reason text,
        add client_said_outcome text check (client_said_outcome in ('given', 'partly', 'refused')),
        add client_said_effect_at timestamptz,
        add client_said_outcome_reason text;
      update sla_tickets set effect_at = null
        where effect_at is not null and (outcome is null or outcome = 'refused');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets drop outcome_reason, drop client_said_outcome, drop client_said_effect_at,
        drop client_said_outcome_reason
    `);
  }
}
