import { Injectable } from '@nestjs/common';
import { GetAgreementStatistics } from '@rep13/contracts-agreements';
import type { DayCountView } from '@rep13/contracts-messaging';
import { Clock, OnCommand } from '@rep13/service-kit';
import { DataSource } from 'typeorm';

const DEFAULT_DAYS = 90;

/** How many agreements were signed on each day of UTC, for the days that end with today's. */
@Injectable()
export class AgreementStatisticsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** One pass over the agreements: there are as many as clients, and no index by the day. */
  @OnCommand(GetAgreementStatistics)
  get({ days = DEFAULT_DAYS }: GetAgreementStatistics): Promise<DayCountView[]> {
    return this.dataSource.query(
      `select to_char(day, 'YYYY-MM-DD') as day, coalesce(signed.count, 0) as count
       from (select ($1::timestamptz at time zone 'UTC')::date as today) bounds
       cross join generate_series(today - $2::integer + 1, today::timestamp, interval '1 day') day
       left join (
         select (signed_at at time zone 'UTC')::date as signed_on, count(*)::integer as count
         from legal_agreements group by signed_on
       ) signed on signed.signed_on = day::date
       order by day`,
      [this.clock.now(), days],
    );
  }
}
