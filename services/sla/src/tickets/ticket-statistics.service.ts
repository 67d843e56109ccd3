import { Injectable } from '@nestjs/common';
import type {
  GetTicketStatistics,
  TicketDayView,
  TicketResponseView,
  TicketStatisticsView,
} from '@rep13/contracts';
import { Clock } from '@rep13/service-kit';
import { DataSource } from 'typeorm';

const DAYS = 90;
const DAY_MS = 86_400_000;
/** Points a chart can show. */
const RESPONSES_MAX = 200;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The days of the period, oldest first, today last; UTC. */
export const daysUntil = (now: Date, days: number): string[] =>
  Array.from({ length: days }, (_, index) => dayOf(new Date(now.getTime() - (days - 1 - index) * DAY_MS)));

/** How fast orders were acknowledged, as the admin's charts show it. */
@Injectable()
export class TicketStatistics {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async get({ days = DAYS }: GetTicketStatistics): Promise<TicketStatisticsView> {
    const period = daysUntil(this.clock.now(), days);
    const since = `${period[0]}T00:00:00Z`;
    const counted = new Map((await this.countByDay(since)).map((row) => [row.day, row]));
    return {
      days: period.map((day) => counted.get(day) ?? { ...NOTHING, day }),
      responses: await this.responses(since),
    };
  }

  private countByDay(since: string): Promise<TicketDayView[]> {
    return this.dataSource.query<TicketDayView[]>(
      `select to_char(authority_contact_date at time zone 'UTC', 'YYYY-MM-DD') as day,
         count(*)::integer as received,
         count(response_time_hours)::integer as acknowledged,
         (count(*) filter (where not sla_compliant))::integer as violations,
         round(avg(response_time_hours), 2)::float as "averageResponseHours"
       from sla_tickets where authority_contact_date >= $1 group by 1`,
      [since],
    );
  }

  private async responses(since: string): Promise<TicketResponseView[]> {
    const newest = await this.dataSource.query<(TicketResponseView & { contact: Date })[]>(
      `select id as "ticketId", ticket_number as "ticketNumber", authority_contact_date as contact,
         response_time_hours::float as "responseTimeHours", sla_compliant as "slaCompliant"
       from sla_tickets where authority_contact_date >= $1 and response_time_hours is not null
       order by authority_contact_date desc limit ${RESPONSES_MAX}`,
      [since],
    );
    return newest
      .map(({ contact, ...response }) => ({ ...response, authorityContactDate: contact.toISOString() }))
      .reverse();
  }
}

const NOTHING = { received: 0, acknowledged: 0, violations: 0, averageResponseHours: null };
