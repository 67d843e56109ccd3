import type { DayCountView } from '@rep13/contracts';
import type { DataSource } from 'typeorm';

const DEFAULT_DAYS = 90;

/** Rows by the day of UTC they came on, for the days that end with today's; empty days too. */
export function countByDay(
  source: DataSource,
  table: 'signups' | 'compliance_checks',
  now: Date,
  days = DEFAULT_DAYS,
): Promise<DayCountView[]> {
  const day = `(created_at at time zone 'UTC')::date`;
  return source.query(
    `with bounds as (select ($1::timestamptz at time zone 'UTC')::date as today),
     counts as (
       select ${day} as day, count(*)::integer as count from ${table}
       where created_at >= ((select today from bounds) - $2::integer + 1)::timestamp at time zone 'UTC'
       group by ${day}
     )
     select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(counts.count, 0) as count
     from bounds
     cross join generate_series(bounds.today - $2::integer + 1, bounds.today, interval '1 day') each (day)
     left join counts on counts.day = each.day::date
     order by each.day`,
    [now, days],
  );
}
