import { Inject, Injectable } from '@nestjs/common';
import { calendarDay, foldText, LIST_MAX } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  ListLedger,
  ListProviderMovements,
  type LedgerItem,
  type ProviderMovementsPage,
} from '@rep13/contracts-onboarding';
import { LEGAL_ENTITY, OnCommand } from '@rep13/service-kit';
import { DateTime } from 'luxon';
import { DataSource } from 'typeorm';
import { PaymentProvider, PaymentProviderAway } from '../payment-providers/index.ts';

/** A charge is about an invoice, everything else about the document that names its movement. */
const LEDGER = `
  select entry.id, entry.at, entry.kind, entry.signup_id as "signupId", company_name as "companyName",
    entry.amount_cents::float / 100 as amount, entry.currency, entry.provider,
    entry.provider_reference as reference, entry.charge_reference as charge,
    (select number from invoices join payments on payments.id = invoices.payment_id
      where payments.provider = entry.provider and payments.charge_reference = entry.charge_reference
        and case when entry.kind = 'charge' then invoices.kind = 'invoice' and invoices.cancels is null
          when entry.kind in ('refund', 'dispute')
            then invoices.kind = 'credit-note' and invoices.movement = entry.provider_reference
          else invoices.cancels is not null and invoices.movement = entry.provider_reference end
      order by invoices.id limit 1) as document
  from ledger_entries as entry join signups on signups.id = entry.signup_id
  where ($1::integer is null or entry.id < $1)
    and ($2::text is null or strpos(fold_text(entry.provider_reference), $2) > 0
      or strpos(fold_text(company_name), $2) > 0)
  order by entry.id desc limit $3`;

const folded = (search: string | undefined) => (search === undefined ? null : foldText(search));

type Row = Omit<LedgerItem, 'at' | 'day'> & { readonly at: Date };

/** What moved, for the bookkeeper: as we have it, and as the provider has it. */
@Injectable()
export class LedgerQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  @OnCommand(ListLedger)
  async list({ limit = LIST_MAX, cursor, search }: ListLedger): Promise<LedgerItem[]> {
    const rows = await this.dataSource.query<Row[]>(LEDGER, [cursor ?? null, folded(search), limit]);
    return rows.map(({ at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      day: calendarDay(at, this.entity.timeZone),
    }));
  }

  /** @throws PaymentProviderAway */
  @OnCommand(ListProviderMovements)
  async movements({ from, to, after }: ListProviderMovements): Promise<ProviderMovementsPage> {
    const period = { from: this.begin(from), to: this.begin(to).plus({ days: 1 }) };
    const asked = { from: period.from.toJSDate(), to: period.to.toJSDate(), after };
    const { movements, next } = await this.ask(asked);
    const items = movements.map(({ at, amountCents, feeCents, ...movement }) => ({
      ...movement,
      ...{ at: at.toISOString(), day: calendarDay(at, this.entity.timeZone) },
      ...{ amount: amountCents / 100, fee: feeCents / 100, net: (amountCents - feeCents) / 100 },
    }));
    return { movements: items, next };
  }

  private async ask(asked: Parameters<PaymentProvider['balance']>[0]) {
    try {
      return await this.provider.balance(asked);
    } catch {
      throw new PaymentProviderAway();
    }
  }

  private begin(day: string): DateTime {
    return DateTime.fromISO(day.slice(0, 10), { zone: this.entity.timeZone });
  }
}
