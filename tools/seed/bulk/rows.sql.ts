/** `$1`: the first row's number; `$2`: how many rows; `$3`: the hash of the clients' password. */
const NUMBERS = 'generate_series($1::integer, $1::integer + $2::integer - 1) n';
const CAME_AT = 'pg_temp.came_at(n, $1, $2)';

/** One table that is filled, in the order of its statement. */
export interface BulkTable {
  readonly table: string;
  readonly insert: string;
  /** How many values the statement takes. */
  readonly values: 2 | 3;
}

const COMPLIANCE_CHECKS: BulkTable = {
  table: 'onboarding.compliance_checks',
  values: 2,
  insert: `
    insert into onboarding.compliance_checks
      (email, company_name, question1, question2, question3, requires_legal_rep, created_at)
    select pg_temp.email(n), pg_temp.company(n), n % 8 > 0, n % 9 > 0, n % 5 > 0, n % 8 > 0 and n % 9 > 0 and n % 5 > 0,
      ${CAME_AT}
    from ${NUMBERS}`,
};

const SIGNUPS: BulkTable = {
  table: 'onboarding.signups',
  values: 3,
  insert: `
    insert into onboarding.signups (id, client_id, company_name, website_url, registration_number,
      country_of_incorporation, registered_address, legal_contact_name, legal_contact_email, consent_confirmed,
      terms_consent_timestamp, privacy_consent_timestamp, utm_source, utm_medium, utm_campaign, landing_page, referrer,
      account_status, password_hash, paid_at, created_at)
    select pg_temp.signup_id(n), pg_temp.client_id(n), pg_temp.company(n), 'https://' || pg_temp.host(n),
      case when n % 3 > 0 then (10000000 + n)::text end, split_part(pg_temp.home(n), '|', 1),
      n % 300 + 1 || ' ' || pg_temp.first_word(n + 7) || ' Street, ' || split_part(pg_temp.home(n), '|', 3),
      pg_temp.contact(n), pg_temp.email(n), true, at, at, 'direct', 'none', 'none', '/', 'direct',
      status, case when status <> 'pending' then $3 end, case when n % 20 < 13 then at + interval '20 minutes' end, at
    from ${NUMBERS}, lateral (select ${CAME_AT} as at,
      case when n % 20 < 12 then 'active' when n % 50 = 19 then 'suspended' else 'pending' end as status) row
    on conflict do nothing`,
};

const PAYMENTS: BulkTable = {
  table: 'onboarding.payments',
  values: 2,
  insert: `
    insert into onboarding.payments
      (signup_id, service_year, amount_cents, currency, provider, provider_reference, paid_at)
    select id, 1, 30000, 'EUR', 'demo', 'seed-' || id, paid_at
    from ${NUMBERS} join onboarding.signups on id = pg_temp.signup_id(n) where paid_at is not null
    on conflict do nothing`,
};

const AUDIT_LOGS: BulkTable = {
  table: 'onboarding.audit_logs',
  values: 2,
  insert: `
    insert into onboarding.audit_logs
      (event_id, signup_id, event_type, event_data, payment_status, user_agent, ip_address, "timestamp", metadata)
    select gen_random_uuid(), pg_temp.signup_id(n), type,
      jsonb_build_object('signupId', pg_temp.signup_id(n)) || case
        when type like '%agreement.signed%' then jsonb_build_object('agreementNumber', 'DSA-202611-' || n) else '{}' end,
      case when type like '%payment%' then 'completed' end, 'Mozilla/5.0', '192.0.2.' || n % 250, ${CAME_AT},
      jsonb_build_object('source', '/' || split_part(type, '.', 1), 'actor', 'visitor', 'correlationId', 'seed-' || n,
        'causationId', null, 'traceparent', null)
    from ${NUMBERS}, lateral (select (array['onboarding.signup.registered.v1', 'onboarding.payment.completed.v1',
      'agreements.agreement.signed.v1', 'agreements.agreement.pdf-stored.v1',
      'onboarding.client-account.activated.v1'])[1 + n % 5] as type) row`,
};

const EMAIL_LOGS: BulkTable = {
  table: 'notifications.email_logs',
  values: 2,
  insert: `
    insert into notifications.email_logs (job_id, attempt, message_id, type, status, signup_id, recipient, subject,
      client_id, sent_at, failure_reason, resent_at, created_at)
    select gen_random_uuid(), 1, 'seed-' || n || '@rep13.example', type, status, pg_temp.signup_id(n),
      pg_temp.email(n), subject, pg_temp.client_id(n), case status when 'sent' then at end,
      case when status <> 'sent' then '450 4.2.0 try again later' end,
      case status when 'failed' then at + interval '1 day' end, at
    from ${NUMBERS}, lateral (select ${CAME_AT} as at,
      (array['signup-confirmation', 'payment-received', 'agreement-signed', 'account-activated'])[1 + n % 4] as type,
      (array['Your registration', 'Your payment', 'Your signed agreement', 'Your account'])[1 + n % 4] as subject,
      case when n % 100 = 50 then 'deferred' when n % 1000 = 99 then 'failed' else 'sent' end as status) row`,
};

/** All but a few are closed; no clock runs, so that nobody is sent a million warnings. */
const SLA_TICKETS: BulkTable = {
  table: 'sla.sla_tickets',
  values: 2,
  insert: `
    with orders as (
      select n, at, extract(year from at at time zone 'UTC')::integer as year, n % 33 > 0 as in_time,
        case when n < $1 + $2 - 200 then 'closed' else
          (array['acknowledged', 'forwarded', 'in_progress', 'awaiting_authority', 'responded'])[1 + n % 5] end as status
      from ${NUMBERS}, lateral (select ${CAME_AT} as at) row
    ), numbered as (
      select orders.*, coalesce(ticket_numbers.last, 0) + row_number() over (partition by year order by n) as ordinal
      from orders left join sla.ticket_numbers using (year)
    ), counted as (
      insert into sla.ticket_numbers (year, last) select year, max(ordinal) from numbered group by year
      on conflict (year) do update set last = excluded.last
    )
    insert into sla.sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date, response_date,
      forwarded_to_client, forwarded_date, urgency_level, status, description, close_reason, response_time_hours,
      sla_compliant, company_name, issuing_state, assignee_id, answer_started_at, answer_due_at, next_due_at, next_due,
      next_due_by, closed_at, created_at, updated_at)
    select pg_temp.signup_id(n), 'SLA-' || year || '-' || lpad(ordinal::text, greatest(5, length(ordinal::text)), '0'),
      pg_temp.authority(n), at, at + hours * interval '1 hour', n % 2 = 0,
      case when n % 2 = 0 then at + hours * interval '1 hour' end,
      (array['low', 'normal', 'normal', 'high', 'critical'])[1 + n % 5], status, 'Asks for information.',
      case status when 'closed' then 'Answered in full' end, hours, in_time,
      pg_temp.company(n), (array['France', 'Germany', 'Ireland', 'Netherlands'])[1 + n % 4],
      case when status <> 'closed' and n % 3 > 0 then 1 + n % 4 end, case when status <> 'closed' then at end, answer_due,
      answer_due, case when status <> 'closed' then 'answer' end, case when status <> 'closed' then 'staff' end,
      case status when 'closed' then at + interval '30 hours' end, at, at + interval '30 hours'
    from numbered, lateral (select round((case when in_time then n % 23 else 24 + n % 40 end + 0.25)::numeric, 2) as hours,
      case when status <> 'closed' then now() + (n % 40 - 5) * interval '12 hours' end as answer_due) row
    order by n`,
};

/** What may be filled side by side; within each, in this order. */
export const BULK_TABLES: readonly (readonly BulkTable[])[] = [
  [COMPLIANCE_CHECKS, SIGNUPS, PAYMENTS],
  [AUDIT_LOGS, EMAIL_LOGS, SLA_TICKETS],
];
