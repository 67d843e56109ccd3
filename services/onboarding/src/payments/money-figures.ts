import { Inject, Injectable } from '@nestjs/common';
import { CURRENCY, DEMO_PROVIDER } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { GetMoneyFigures, type MoneyFiguresView } from '@rep13/contracts-onboarding';
import { Clock, LEGAL_ENTITY, OnCommand } from '@rep13/service-kit';
import { DataSource } from 'typeorm';

/**
 * Each renewal stands in the month of its date where the representative is; one whose date is past and that is not charged yet is due now, and
 * stands in the present month. The last month is the present one of next year: what was paid for today renews then. Only what a provider will charge: no demo, nothing cancelled, nothing unpaid.
 */
const RENEWALS_DUE = `
  select to_char(month, 'YYYY-MM') as month, due.*
  from (select date_trunc('month', $1::timestamptz at time zone $2) as present) bounds
  cross join generate_series(present, present + interval '12 months', interval '1 month') as month
  cross join lateral (
    select count(*)::integer as count, coalesce(sum(amount_cents), 0)::float as "amountCents"
    from subscriptions
    where state = 'active' and provider <> '${DEMO_PROVIDER}' and cancelled_at is null
      and period_end >= case when month = present then '-infinity' else month at time zone $2 end
      and period_end < (month + interval '1 month') at time zone $2
  ) due
  order by month`;

const LEDGER = `
  select coalesce(sum(amount_cents) filter (where kind = 'charge'), 0)::float as "paidCents",
    coalesce(-sum(amount_cents) filter (where kind in ('refund', 'refund-failed')), 0)::float as "refundedCents"
  from ledger_entries where at > $1::timestamptz - interval '365 days' and at <= $1 and currency = $2`;

const OVERDUE = `
  select count(*)::integer as count, coalesce(sum(amount_cents), 0)::float as "amountCents"
  from subscriptions where state = 'past_due'`;

const ON_HOLD = `select count(*)::integer as "onHold" from signups where payment_hold_at is not null`;

/**
 * What came in, what is due, what is owed: the answer to GetMoneyFigures. Money of another currency is none of ours: staff has a
 * task about it.
 */
@Injectable()
export class MoneyFigures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  @OnCommand(GetMoneyFigures)
  async get(): Promise<MoneyFiguresView> {
    const now = this.clock.now();
    const [ledger, renewalsDue, overdue, hold] = await Promise.all([
      this.one<Pick<MoneyFiguresView, 'paidCents' | 'refundedCents'>>(LEDGER, now, CURRENCY),
      this.dataSource.query<MoneyFiguresView['renewalsDue']>(RENEWALS_DUE, [now, this.entity.timeZone]),
      this.one<MoneyFiguresView['overdue']>(OVERDUE),
      this.one<Pick<MoneyFiguresView, 'onHold'>>(ON_HOLD),
    ]);
    return { currency: CURRENCY, ...ledger, renewalsDue, overdue, ...hold };
  }

  private async one<T>(sql: string, ...values: (Date | string)[]): Promise<T> {
    const [row] = await this.dataSource.query<T[]>(sql, values);
    if (!row) throw new Error('an aggregate answered nothing');
    return row;
  }
}
