import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an authority said of telling the user concerned stands on the order itself, whatever the client says of it later.
 * Where the client has said nothing yet, it is what counts, and no reminder urges to the contrary.
 */
export class ForbidToTellUsers1799600000753 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sla_tickets
        add user_told_ban text check (user_told_ban in ('later', 'not-yet', 'secret')),
        add user_told_ban_until timestamptz;
      update sla_tickets set
        user_told_ban = case when r.user_notice in ('later', 'not-yet') then r.user_notice else 'secret' end,
        user_told_ban_until = case when r.user_notice = 'later' then r.user_notice_from end
        from authority_requests r
        where r.ticket_id = sla_tickets.id
          and (r.user_notice in ('later', 'not-yet') or (r.do_not_inform and not sla_tickets.do_not_inform));
      update sla_tickets set
        user_told_state = 'may-not',
        user_told_at = user_told_ban_until,
        user_told_owed_since = null,
        user_told_reminders = 0,
        next_deadline_at = least(next_deadline_at, user_told_ban_until),
        user_told_because = case user_told_ban
          when 'later' then 'The authority named this time in its order.'
          else 'The order says that the user may not be told before the authority allows it.'
        end
        where user_told_state is null and user_told_ban in ('later', 'not-yet');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table sla_tickets drop user_told_ban, drop user_told_ban_until');
  }
}
