import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the user concerned was told of an order, Article 9(5) and 10(5) DSA. Where an authority had forbidden to
 * inform and that was lifted for the client, the user still may not be told until somebody says otherwise.
 */
export class TrackUserNotifications1799600000751 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets
        add user_told_state text check (user_told_state in ('told', 'not-yet', 'may-not')),
        add user_told_at timestamptz,
        add user_told_because text,
        add user_told_owed_since timestamptz,
        add user_told_reminders integer not null default 0;
      update sla_tickets set
        user_told_state = 'may-not', user_told_because = 'The authority had asked to inform nobody of its order.'
        where not do_not_inform and exists (
          select from authority_requests where ticket_id = sla_tickets.id and authority_requests.do_not_inform
        );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets drop user_told_state, drop user_told_at, drop user_told_because,
        drop user_told_owed_since, drop user_told_reminders
    `);
  }
}
