import { addSearchColumn } from '@rep13/service-kit/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Subscriptions, billing data, invoices, refunds and the ledger. Every client that has paid gets its subscription: all
 * earlier payments are of the demo provider, which renews nothing.
 */
export class KeepMoney1799300000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table signups add column payment_hold_at timestamptz;
      create index signups_on_hold on signups (id) where payment_hold_at is not null;
    `);
    await db.query(`
      create table billing_accounts (
        signup_id integer primary key references signups (id),
        legal_name text not null,
        address text not null,
        tax_id_type text not null check (tax_id_type in ('company-number', 'tax-number', 'vat-number')),
        tax_id text not null,
        business_proof text not null,
        changed_at timestamptz not null,
        changed_by text not null
      );
      create table billing_tasks (
        id integer generated always as identity primary key,
        signup_id integer references signups (id),
        kind text not null,
        key text not null unique,
        details text not null,
        opened_at timestamptz not null,
        done_at timestamptz,
        done_by text,
        note text,
        check ((done_at is null) = (note is null)),
        check ((done_at is null) = (done_by is null))
      );
      create index billing_tasks_listed on billing_tasks ((done_at is null), id);
    `);
    await db.query(`
      create table checkouts (
        session text primary key,
        signup_id integer not null references signups (id),
        provider text not null,
        url text not null,
        opened_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index checkouts_of_signup on checkouts (signup_id, opened_at desc);
      create table provider_events (
        provider text not null,
        id text not null,
        type text not null,
        object_id text not null,
        received_at timestamptz not null,
        primary key (provider, id)
      );
      create table subscriptions (
        id integer generated always as identity primary key,
        signup_id integer not null unique references signups (id),
        provider text not null,
        provider_reference text,
        customer_reference text,
        state text not null check (state in ('active', 'past_due', 'ending', 'ended')),
        service_year integer not null check (service_year >= 1),
        amount_cents integer not null check (amount_cents > 0),
        currency text not null,
        period_start timestamptz not null,
        period_end timestamptz not null check (period_end > period_start),
        overdue_since timestamptz,
        cancelled_at timestamptz,
        cancelled_by text check (cancelled_by in ('client', 'refund', 'staff')),
        cancel_reason text,
        ends_at timestamptz,
        run_off_until timestamptz,
        ended_at timestamptz,
        unique (provider, provider_reference),
        check ((cancelled_at is null) = (cancelled_by is null)),
        check ((cancelled_at is null) = (ends_at is null)),
        check ((ends_at is null) = (run_off_until is null))
      );
      create index subscriptions_by_end on subscriptions (period_end) where state in ('active', 'past_due');
      create index subscriptions_overdue on subscriptions (id) include (amount_cents) where state = 'past_due';
      insert into subscriptions (signup_id, provider, state, service_year, amount_cents, currency, period_start, period_end)
      select id, 'demo', 'active', 1, 30000, 'EUR', paid_at, paid_at + interval '1 year'
      from signups where paid_at is not null;
    `);
    await db.query(`
      alter table payments add column charge_reference text;
      create unique index payments_by_reference on payments (provider, provider_reference);
      create table refunds (
        id integer generated always as identity primary key,
        payment_id integer not null unique references payments (id),
        amount_cents integer not null check (amount_cents > 0),
        reason text not null,
        asked_at timestamptz not null,
        asked_by text not null,
        state text not null check (state in ('asked', 'made', 'failed')),
        provider_reference text,
        made_at timestamptz,
        failure text,
        check ((state = 'made') = (made_at is not null))
      );
      create table ledger_entries (
        id integer generated always as identity primary key,
        signup_id integer not null references signups (id),
        kind text not null check (kind in ('charge', 'refund', 'dispute', 'dispute-won')),
        amount_cents integer not null check (amount_cents <> 0),
        currency text not null,
        provider text not null,
        provider_reference text not null,
        charge_reference text,
        at timestamptz not null,
        unique (provider, kind, provider_reference)
      );
      create index ledger_of_client on ledger_entries (signup_id, id);
      create index ledger_by_charge on ledger_entries (provider, charge_reference);
      create index ledger_by_time on ledger_entries (at) include (kind, amount_cents);
    `);
    await db.query(`
      create table invoice_numbers (year integer primary key, last integer not null);
      create table invoices (
        id integer generated always as identity primary key,
        number text not null unique,
        year integer not null,
        sequence integer not null,
        kind text not null check (kind in ('invoice', 'credit-note')),
        signup_id integer not null references signups (id),
        payment_id integer not null,
        credits text references invoices (number),
        issued_at timestamptz not null,
        net_cents integer not null,
        vat_cents integer not null,
        currency text not null,
        vat_treatment text not null,
        document jsonb not null,
        unique (year, sequence),
        unique (payment_id, kind),
        check ((kind = 'credit-note') = (credits is not null))
      );
      create index invoices_of_client on invoices (signup_id, id desc);
      create table awaiting_invoices (
        payment_id integer primary key,
        signup_id integer not null references signups (id),
        payment jsonb not null,
        since timestamptz not null,
        refunded_at timestamptz
      );
      create index awaiting_invoices_of_client on awaiting_invoices (signup_id);
    `);
    await addSearchColumn(db, 'invoices', ['number', `document -> 'buyer' ->> 'name'`]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table awaiting_invoices, invoices, invoice_numbers, ledger_entries, refunds, subscriptions, provider_events,
        checkouts, billing_tasks, billing_accounts;
      drop index payments_by_reference;
      alter table payments drop column charge_reference;
      alter table signups drop column payment_hold_at;
    `);
  }
}
