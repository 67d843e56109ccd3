import { Injectable } from '@nestjs/common';
import type { GetPaymentStatistics, PaymentDayView } from '@rep13/contracts-onboarding';
import { Clock } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { DEMO } from './demo-payment-provider.ts';

const DEFAULT_DAYS = 90;

/** What staff asks about the payments. */
@Injectable()
export class PaymentQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Day by day from the index, as the signups are counted. */
  statistics({ days = DEFAULT_DAYS }: GetPaymentStatistics): Promise<PaymentDayView[]> {
    return this.dataSource.query(
      `select to_char(day, 'YYYY-MM-DD') as day, paid.*
       from (select ($1::timestamptz at time zone 'UTC')::date as today) bounds
       cross join generate_series(today - $2::integer + 1, today::timestamp, interval '1 day') day
       cross join lateral (
         select count(*)::integer as count, coalesce(sum(amount_cents), 0)::float as "amountCents",
           (count(*) filter (where provider = $3))::integer as "demoCount"
         from payments
         where paid_at >= day at time zone 'UTC' and paid_at < (day + interval '1 day') at time zone 'UTC'
       ) paid
       order by day`,
      [this.clock.now(), days, DEMO],
    );
  }
}
