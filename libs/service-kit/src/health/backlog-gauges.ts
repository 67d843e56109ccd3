import type { ServiceGauge } from '../definition/service-gauge.ts';

/** Seconds since the moment that a query gives; 0 when it gives none. */
const secondsSince = (moment: string): string =>
  `select coalesce(greatest(extract(epoch from now() - (${moment})), 0), 0) as n`;

/** What every service says of its backlog. */
export const BACKLOG_GAUGES: readonly ServiceGauge[] = [
  {
    name: 'rep13_outbox_waiting',
    help: 'Events that are not published yet',
    sql: 'select count(*) as n from outbox_messages where published_at is null',
  },
  {
    name: 'rep13_outbox_oldest_seconds',
    help: 'How long the oldest event that is not published has been waiting',
    sql: secondsSince(
      'select created_at from outbox_messages where published_at is null order by id limit 1',
    ),
  },
  {
    name: 'rep13_jobs_waiting',
    help: 'Jobs that are due',
    sql: `select count(*) as n from jobs where state = 'pending' and run_at <= now()`,
  },
  {
    name: 'rep13_jobs_oldest_due_seconds',
    help: 'For how long the oldest job that nobody has begun has been due',
    sql: secondsSince(
      `select run_at from jobs where state = 'pending' and run_at <= now() order by run_at limit 1`,
    ),
  },
  {
    name: 'rep13_dead_letters',
    help: 'Events put aside and not handled since',
    sql: 'select count(*) as n from dead_letters where dead_at is not null and redriven_at is null',
  },
  {
    name: 'rep13_events_found_missing',
    help: 'Events, ever, that NATS had acknowledged and not handed over',
    sql: 'select coalesce(sum(found_missing), 0) as n from event_positions',
  },
];
