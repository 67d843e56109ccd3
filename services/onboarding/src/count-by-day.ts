import type { DayCountView } from '@rep13/contracts-messaging';
import type { DataSource } from 'typeorm';

const DEFAULT_DAYS = 90;

/** Rows by the day of UTC they came on, for the days that end with today's; empty days too. */
export function countByDay(
  source: DataSource,
  table: 'signups' | 'compliance_checks',
  now: Date,
  days = DEFAULT_DAYS,
): Promise<DayCountView[]> {
  // Day by day from the index: to cut 80,000 times into days and group them takes three times as long.
  return source.query(
    `select to_char(day, 'YYYY-MM-DD') as day,
       (select count(*)::integer from ${table}
        where created_at >= day at time zone 'UTC' and created_at < (day + interval '1 day') at time zone 'UTC') as count
     from (select ($1::timestamptz at time zone 'UTC')::date as today) bounds
     cross join generate_series(today - $2::integer + 1, today::timestamp, interval '1 day') day
     order by day`,
    [now, days],
  );
}
