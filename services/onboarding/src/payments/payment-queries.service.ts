import { Injectable } from '@nestjs/common';
import { DEMO_PROVIDER, foldText, LIST_MAX } from '@rep13/contracts-constants';
import {
  CountPayments,
  GetPayment,
  GetPaymentStatistics,
  ListPayments,
  type PaymentDayView,
  type PaymentItem,
} from '@rep13/contracts-onboarding';
import { Clock, OnCommand } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { paymentItem, paymentItems } from './payment-items.ts';

const DEFAULT_DAYS = 90;

/** The SQL condition of a payment that a folded search finds; every one without a search. */
const isFound = (search: string) => `
  (${search}::text is null or strpos(fold_text(provider_reference), ${search}) > 0
    or exists (select from signups
      where signups.id = signup_id and strpos(fold_text(company_name), ${search}) > 0))`;

const folded = (search: string | undefined) => (search === undefined ? null : foldText(search));

/** What staff asks about the payments. */
@Injectable()
export class PaymentQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Found by the name of the company, or by the provider's name of the payment. */
  @OnCommand(ListPayments)
  async list({ limit = LIST_MAX, cursor, search }: ListPayments): Promise<PaymentItem[]> {
    const found = await this.dataSource.query<{ id: number }[]>(
      `select id from payments
       where ($1::integer is null or id < $1)
         and ${isFound('$2')}
       order by id desc limit $3`,
      [cursor ?? null, folded(search), limit],
    );
    return paymentItems(
      this.dataSource.manager,
      found.map(({ id }) => id),
    );
  }

  @OnCommand(CountPayments)
  async count({ search }: CountPayments): Promise<number> {
    const [found] = await this.dataSource.query<{ count: number }[]>(
      `select count(*)::integer as count from payments where ${isFound('$1')}`,
      [folded(search)],
    );
    return found?.count ?? 0;
  }

  /** @throws NotFound */
  @OnCommand(GetPayment)
  get({ paymentId }: GetPayment): Promise<PaymentItem> {
    return paymentItem(this.dataSource.manager, paymentId);
  }

  /** Day by day from the index, as the signups are counted. */
  @OnCommand(GetPaymentStatistics)
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
      [this.clock.now(), days, DEMO_PROVIDER],
    );
  }
}
