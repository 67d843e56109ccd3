import { daysAfter, yearsAfter, type RowKind } from '@rep13/testing';

/** Of this client nothing may be deleted, though it never signed or paid. */
export const HELD = 123_456_789;
/** This one is a client. */
export const CLIENT = 223_456_789;

/** A registration begun at `$1`; `series` keeps the ids of one kind apart from the others'. */
const addSignup = (series: number, given: { paidAt?: string } = {}) => `
  insert into signups (id, client_id, company_name, website_url, country_of_incorporation, registered_address,
    legal_contact_name, legal_contact_email, consent_confirmed, terms_consent_timestamp, privacy_consent_timestamp,
    utm_source, utm_medium, utm_campaign, landing_page, referrer, paid_at, created_at)
  select id, 'L-' || id, 'Lived ${series}', 'https://acme.example', 'US', '1 Main Street', 'Anna', 'anna@acme.example',
    true, $1, $1, '', '', '', '', '', ${given.paidAt ?? 'null'}, $1
  from (select ${series}00000000 + (extract(epoch from $1::timestamptz) / 86400)::integer as id) as made`;

const ofSeries = (series: number) => `company_name = 'Lived ${series}'`;

const addLog = (signupId: string, type: string) => `
  insert into audit_logs (event_id, signup_id, event_type, event_data, "timestamp", metadata)
  select gen_random_uuid(), ${signupId}, '${type}', '{}', $1, '{}'`;

const endOfYear = (date: Date) => new Date(Date.UTC(date.getUTCFullYear() + 1, 0, 1));

/** Seven full years of bookkeeping. */
const endOfBookkeeping = (date: Date) => yearsAfter(7)(endOfYear(date));

const addInvoice = (kind: 'invoice' | 'credit-note', number: string, credits: string) => `
  insert into invoices (number, year, sequence, kind, signup_id, payment_id, credits, issued_at, net_cents, vat_cents,
    currency, vat_treatment, document)
  select ${number}, 2000, coalesce(max(sequence), 0) + 1, '${kind}', ${CLIENT}, coalesce(max(sequence), 0) + 1, ${credits},
    $1, 30000, 0, 'EUR', 'outside-scope', '{}' from invoices`;

/** The rows about money that go when the books may be closed. */
const BOOKS: RowKind[] = [
  {
    table: 'refunds',
    add: `with paid as (insert into payments (signup_id, service_year, amount_cents, currency, provider,
          provider_reference, paid_at)
        values (${CLIENT}, (select 1000 + count(*) from payments), 30000, 'EUR', 'demo', 'r' || gen_random_uuid(), $1)
        returning id)
      insert into refunds (payment_id, amount_cents, reason, asked_at, asked_by, state)
      select id, 30000, 'lived', $1, 'admin:1', 'asked' from paid`,
    began: 'asked_at',
    where: `reason = 'lived'`,
    goesAt: endOfBookkeeping,
  },
  {
    table: 'ledger_entries',
    add: `insert into ledger_entries (signup_id, kind, amount_cents, currency, provider, provider_reference, at)
      values (${CLIENT}, 'charge', 30000, 'EUR', 'lived', gen_random_uuid(), $1)`,
    began: 'at',
    where: `provider = 'lived'`,
    goesAt: endOfBookkeeping,
  },
  {
    table: 'invoices',
    add: addInvoice('invoice', `'plain ' || gen_random_uuid()`, 'null'),
    began: 'issued_at',
    where: `number like 'plain %'`,
    goesAt: endOfBookkeeping,
  },
  {
    table: 'invoices',
    add: `with credited as (${addInvoice('invoice', `'credited ' || gen_random_uuid()`, 'null')} returning number, sequence)
      insert into invoices (number, year, sequence, kind, signup_id, payment_id, credits, issued_at, net_cents, vat_cents,
        currency, vat_treatment, document)
      select 'note ' || gen_random_uuid(), 2000, sequence + 1, 'credit-note', ${CLIENT}, sequence, number, $1, -30000, 0,
        'EUR', 'outside-scope', '{}' from credited`,
    began: 'issued_at',
    where: `number like 'note %'`,
    goesAt: endOfBookkeeping,
  },
  {
    table: 'checkouts',
    add: `insert into checkouts (session, signup_id, provider, url, opened_at, expires_at)
      values (gen_random_uuid(), ${CLIENT}, 'lived', 'https://pay.example', $1, $1)`,
    began: 'expires_at',
    where: `provider = 'lived'`,
    goesAt: daysAfter(30),
  },
  {
    table: 'provider_events',
    add: `insert into provider_events (provider, id, type, object_id, received_at)
      values ('lived', gen_random_uuid(), 't', 'o', $1)`,
    began: 'received_at',
    where: `provider = 'lived'`,
    goesAt: daysAfter(30),
  },
];

const payments = (signupId: number, goesAt: RowKind['goesAt']): RowKind => ({
  table: 'payments',
  add: `insert into payments (signup_id, service_year, amount_cents, currency, provider, provider_reference, paid_at)
    values (${signupId}, (select count(*) + 1 from payments), 30000, 'EUR', 'demo', 'r' || gen_random_uuid(), $1)`,
  began: 'paid_at',
  where: `signup_id = ${signupId} and not exists (select from refunds where payment_id = payments.id)`,
  goesAt,
});

const logs = (signupId: string, goesAt: RowKind['goesAt']): RowKind => ({
  table: 'audit_logs',
  add: addLog(signupId, 'lived.through'),
  began: '"timestamp"',
  where: `event_type = 'lived.through' and signup_id is not distinct from ${signupId}`,
  goesAt,
});

const signups = (series: number, add: string, goesAt: RowKind['goesAt']): RowKind => ({
  table: 'signups',
  add,
  began: 'created_at',
  where: ofSeries(series),
  goesAt,
});

/** Everything of onboarding's that begins again and again in a life, and when it has to be gone. */
export const RETAINED_ROWS: RowKind[] = [
  payments(CLIENT, endOfBookkeeping),
  payments(HELD, () => null),
  ...BOOKS,
  logs('null', yearsAfter(5)),
  logs(`${CLIENT}`, () => null),
  // Of a registration that is not there any more.
  logs('900000001', yearsAfter(5)),
  signups(3, addSignup(3), yearsAfter(1)),
  signups(4, addSignup(4, { paidAt: '$1' }), () => null),
  signups(
    5,
    `with made as (${addSignup(5)} returning id) ${addLog('id', 'agreements.agreement.signed.v1')} from made`,
    () => null,
  ),
  signups(
    6,
    `with made as (${addSignup(6)} returning id),
     told as (insert into provider_information (signup_id, service_description, eu_markets_served, support_languages,
       incident_response_plan, version, last_updated, annual_update_due, created_at)
       select id, 'd', '{DE}', '{en}', 'p', 1, $1, $1, $1 from made returning signup_id)
     insert into provider_files (id, signup_id, name, content_type, size, sha256, bytes, created_at)
       select gen_random_uuid(), signup_id, 'f', 'application/pdf', 1, repeat('0', 64), 'x', $1 from told`,
    yearsAfter(1),
  ),
  signups(
    7,
    `with made as (${addSignup(7)} returning id)
     insert into legal_holds (signup_id, reason, set_by, set_at) select id, 'a court', 'admin:1', $1 from made`,
    () => null,
  ),
  signups(
    8,
    `with made as (${addSignup(8)} returning id),
     told as (insert into billing_accounts (signup_id, legal_name, address, tax_id_type, tax_id, business_proof,
         changed_at, changed_by)
       select id, 'Acme', '1 Main Street', 'company-number', '1', 'p', $1, 'visitor' from made returning signup_id),
     opened as (insert into checkouts (session, signup_id, provider, url, opened_at, expires_at)
       select gen_random_uuid(), signup_id, 'p', 'u', $1, $1 + interval '2 years' from told returning signup_id),
     looked_up as (insert into tax_id_checks (signup_id, tax_id, is_valid, checked_at, checked_by)
       select signup_id, '1', true, $1, 'vies' from opened),
     raised as (insert into fee_changes (signup_id, service_year, amount_cents, previous_cents, currency, starts_at,
         announced_at, announced_by)
       select signup_id, 2, 36000, 30000, 'EUR', $1, $1, 'admin:1' from opened)
     insert into billing_tasks (signup_id, kind, key, details, opened_at)
       select signup_id, 'other-amount', gen_random_uuid(), 'd', $1 from opened`,
    yearsAfter(1),
  ),
  // Money came in that was not the fee: the registration stays as long as the books.
  signups(
    9,
    `with made as (${addSignup(9)} returning id)
     insert into ledger_entries (signup_id, kind, amount_cents, currency, provider, provider_reference, at)
       select id, 'charge', 1, 'EUR', 'other', gen_random_uuid(), $1 from made`,
    endOfBookkeeping,
  ),
  {
    table: 'legal_holds',
    add: `insert into legal_holds (signup_id, reason, set_by, set_at, lifted_by, lifted_at)
      values (${CLIENT}, 'over', 'admin:1', $1, 'admin:1', $1)`,
    began: 'lifted_at',
    where: `reason = 'over'`,
    goesAt: yearsAfter(5),
  },
  {
    table: 'compliance_checks',
    add: `insert into compliance_checks (email, company_name, question1, question2, question3, requires_legal_rep,
        created_at) values ('anna@acme.example', 'Acme', true, true, true, true, $1)`,
    began: 'created_at',
    where: 'true',
    goesAt: yearsAfter(1),
  },
  {
    table: 'unknown_clients',
    add: `insert into unknown_clients (client_id, last_attempt_at) values (gen_random_uuid(), $1)`,
    began: 'last_attempt_at',
    where: 'true',
    goesAt: daysAfter(30),
  },
  {
    table: 'client_devices',
    add: `insert into client_devices (device_id, signup_id, last_attempt_at) values (gen_random_uuid(), ${CLIENT}, $1)`,
    began: 'last_attempt_at',
    where: 'true',
    goesAt: daysAfter(30),
  },
  {
    table: 'publication_checks',
    add: `with watched as (insert into publication_watches (signup_id, url, state, began_at)
        values (${CLIENT}, 'https://acme.example/', 'seen', $1)
        on conflict (signup_id) do update set url = excluded.url returning signup_id)
      insert into publication_checks (signup_id, at, url, found, verdict, pages_read, needs_java_script)
      select signup_id, $1, 'https://acme.example/', '{name}', 'partial', 1, false from watched`,
    began: 'at',
    where: `signup_id = ${CLIENT}`,
    goesAt: yearsAfter(1),
  },
  {
    table: 'provider_uploads',
    add: `insert into provider_uploads (id, signup_id, name, created_at) values (gen_random_uuid(), ${CLIENT}, 'f', $1)`,
    began: 'created_at',
    where: 'true',
    goesAt: daysAfter(1),
  },
];

/** A client and a company under a hold, there from the beginning. */
export const addParties = (id: number) => `
  insert into signups (id, client_id, company_name, website_url, country_of_incorporation, registered_address,
    legal_contact_name, legal_contact_email, consent_confirmed, terms_consent_timestamp, privacy_consent_timestamp,
    utm_source, utm_medium, utm_campaign, landing_page, referrer, paid_at, created_at)
  values (${id}, 'P-${id}', 'Party', 'https://acme.example', 'US', '1 Main Street', 'Anna', 'anna@acme.example',
    true, now(), now(), '', '', '', '', '', ${id === CLIENT ? 'now()' : 'null'}, now())`;
