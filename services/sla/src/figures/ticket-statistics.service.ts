import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@rep13/contracts-constants';
import {
  GetTicketStatistics,
  type TicketDayView,
  type TicketResponseView,
  type TicketStatisticsView,
} from '@rep13/contracts-sla';
import { Clock, OnCommand } from '@rep13/service-kit';
import { DataSource } from 'typeorm';

const DAYS = 90;
/** Points a chart can show. */
const RESPONSES_MAX = 200;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The days of the period, oldest first, today last; UTC. */
export const daysUntil = (now: Date, days: number): string[] =>
  Array.from({ length: days }, (_, index) => dayOf(new Date(now.getTime() - (days - 1 - index) * DAY_MS)));

/** How fast orders were acknowledged, as the admin's charts show it. */
@Injectable()
export class TicketStatisticsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @OnCommand(GetTicketStatistics)
  async get({ days = DAYS }: GetTicketStatistics): Promise<TicketStatisticsView> {
    const period = daysUntil(this.clock.now(), days);
    const [counted, responses] = await Promise.all([
      this.countByDay(period),
      this.responses(`${period[0]}T00:00:00Z`),
    ]);
    return { days: counted, responses };
  }

  /** Each day is counted from its own piece of the index, which is quicker than cutting all rows into days. */
  private countByDay(days: readonly string[]): Promise<TicketDayView[]> {
    return this.dataSource.query<TicketDayView[]>(
      `select to_char(day, 'YYYY-MM-DD') as day, counts.*
       from unnest($1::date[]) day cross join lateral (
         select count(*)::integer as received,
           count(response_time_hours)::integer as acknowledged,
           (count(*) filter (where not sla_compliant))::integer as violations,
           round(avg(response_time_hours), 2)::float as "averageResponseHours"
         from sla_tickets
         where authority_contact_date >= day::timestamp at time zone 'UTC'
           and authority_contact_date < (day + 1)::timestamp at time zone 'UTC' and not life_at_risk
       ) counts order by day`,
      [days],
    );
  }

  private async responses(since: string): Promise<TicketResponseView[]> {
    const newest = await this.dataSource.query<(TicketResponseView & { contact: Date })[]>(
      `select id as "ticketId", ticket_number as "ticketNumber", authority_contact_date as contact,
         response_time_hours::float as "responseTimeHours", sla_compliant as "slaCompliant"
       from sla_tickets where authority_contact_date >= $1 and response_time_hours is not null and not life_at_risk
       order by authority_contact_date desc limit ${RESPONSES_MAX}`,
      [since],
    );
    return newest
      .map(({ contact, ...response }) => ({ ...response, authorityContactDate: contact.toISOString() }))
      .reverse();
  }
}
