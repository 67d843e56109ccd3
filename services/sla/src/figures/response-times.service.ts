import { Injectable } from '@nestjs/common';
import { AUTHORITY_RESPONSE_HOURS, DAY_MS } from '@rep13/contracts-constants';
import { GetResponseTimes, type ResponseTimesRowView, type ResponseTimesView } from '@rep13/contracts-sla';
import { Clock, OnCommand } from '@rep13/service-kit';
import { DataSource } from 'typeorm';

const DAYS = 90;
/** Groups of one kind at most, those with the most orders first. */
const GROUPS_MAX = 50;

/** How fast orders were acknowledged. What was spam counts nowhere, and no report of Article 18. */
@Injectable()
export class ResponseTimesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @OnCommand(GetResponseTimes)
  async get({ from, to, signupId, forClient }: GetResponseTimes): Promise<ResponseTimesView> {
    const until = to ? new Date(to) : this.clock.now();
    const since = from ? new Date(from) : new Date(until.getTime() - DAYS * DAY_MS);
    const period = [since, until, signupId ?? null, forClient ?? false] as const;
    const [all, byAuthority, byState, byClient] = await Promise.all([
      this.rows(period, `''`),
      this.rows(period, 'authority_name'),
      this.rows(period, `coalesce(issuing_state, 'Not known')`),
      this.rows(period, `coalesce(company_name, 'Not known')`),
    ]);
    return {
      from: since.toISOString(),
      to: until.toISOString(),
      all: all[0] ?? NOTHING,
      byAuthority,
      byState,
      byClient,
    };
  }

  /** `group` is an expression of ours, never anybody's words. */
  private rows(
    period: readonly [Date, Date, number | null, boolean],
    group: string,
  ): Promise<ResponseTimesRowView[]> {
    const percentile = (share: number) =>
      `round(percentile_cont(${share}) within group (order by response_time_hours)::numeric, 2)::float8`;
    return this.dataSource.query<ResponseTimesRowView[]>(
      `select ${group} as "group", count(*)::integer as received,
         count(response_time_hours)::integer as acknowledged,
         count(*) filter (where response_time_hours <= ${AUTHORITY_RESPONSE_HOURS} and sla_compliant)::integer
           as "within24h",
         count(*) filter (where not sla_compliant)::integer as missed,
         ${percentile(0.5)} as "p50Hours", ${percentile(0.9)} as "p90Hours", ${percentile(0.95)} as "p95Hours",
         max(response_time_hours)::float8 as "maxHours"
       from sla_tickets
       where authority_contact_date >= $1 and authority_contact_date < $2
         and ($3::integer is null or signup_id = $3) and not ($4 and (do_not_inform or not forwarded_to_client))
         and closed_as is distinct from 'spam' and not life_at_risk
       group by 1 order by received desc, 1 limit ${GROUPS_MAX}`,
      [...period],
    );
  }
}

const NOTHING: ResponseTimesRowView = {
  group: '',
  received: 0,
  acknowledged: 0,
  within24h: 0,
  missed: 0,
  p50Hours: null,
  p90Hours: null,
  p95Hours: null,
  maxHours: null,
};
