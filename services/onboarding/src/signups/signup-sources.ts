import type { SignupSourceView } from '@rep13/contracts-onboarding';
import type { DataSource } from 'typeorm';

const DEFAULT_DAYS = 90;
const MOST = 20;

/** Signups by the campaign that brought them, for the same days as the chart of days. */
export function countBySource(
  source: DataSource,
  now: Date,
  days = DEFAULT_DAYS,
): Promise<SignupSourceView[]> {
  return source.query(
    `select utm_source as source, utm_medium as medium, utm_campaign as campaign, count(*)::integer as count
     from signups
     where created_at >= (($1::timestamptz at time zone 'UTC')::date - $2::integer + 1)::timestamp at time zone 'UTC'
     group by utm_source, utm_medium, utm_campaign
     order by count desc, source, medium, campaign
     limit $3`,
    [now, days, MOST],
  );
}
