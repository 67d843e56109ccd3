import type { TableRetention } from '@rep13/service-kit';

/** Nobody signed, paid or set up anything, no authority wrote, and no member of staff closed it. */
const ABANDONED = `
  kept.account_status = 'pending' and kept.password_hash is null and kept.paid_at is null
  and not exists (select from ledger_entries as moved where moved.signup_id = kept.id)
  and not exists (
    select from audit_logs as log where log.signup_id = kept.id
    and (log.event_type like 'agreements.%' or log.event_type like 'sla.%')
  )`;

/** Every event of a signup leaves an entry: the newest is the last thing that happened. What staff did or read is none. */
const LAST_EVENT = `greatest(kept.created_at, (
  select max(log."timestamp") from audit_logs as log where log.signup_id = kept.id
  and log.event_type like 'onboarding.%' and log.event_type not like 'onboarding.legal-hold.%'
))`;

/** Entries of a signup that exists are its evidence and stay as long as it. */
const OF_NO_SIGNUP = 'not exists (select from signups where signups.id = kept.signup_id)';

const endOfYear = (time: string) =>
  `(date_trunc('year', ${time} at time zone 'UTC') + interval '1 year') at time zone 'UTC'`;

/** An invoice stays as long as the credit note that takes it back, and that as long as what cancels it. */
const WITHOUT_CREDIT_NOTE =
  'not exists (select from invoices as note where note.credits = kept.number or note.cancels = kept.number)';

/** What clients told us: it goes with a registration that was abandoned, and stays with all others. */
const OF_A_SIGNUP = [
  { class: 'clientRecords' },
  { class: 'abandonedRegistrations', goesWith: 'signups' },
] as const;

/** How long the rows of onboarding are kept. */
export const retention: TableRetention = {
  payments: [
    {
      class: 'payments',
      since: endOfYear('kept.paid_at'),
      client: 'kept.signup_id',
      before: [{ table: 'refunds', column: 'payment_id' }],
    },
  ],
  refunds: [{ class: 'payments', goesWith: 'payments' }],
  ledger_entries: [{ class: 'payments', since: endOfYear('kept.at'), client: 'kept.signup_id' }],
  invoices: [
    {
      class: 'payments',
      since: endOfYear('kept.issued_at'),
      where: WITHOUT_CREDIT_NOTE,
      client: 'kept.signup_id',
    },
  ],
  awaiting_invoices: [{ class: 'payments', since: endOfYear('kept.since'), client: 'kept.signup_id' }],
  invoice_numbers: [{ class: 'counters' }],
  checkouts: [{ class: 'workingCopies', since: 'kept.expires_at', client: 'kept.signup_id' }],
  provider_events: [{ class: 'workingCopies', since: 'kept.received_at' }],
  subscriptions: OF_A_SIGNUP,
  fee_changes: OF_A_SIGNUP,
  tax_id_checks: OF_A_SIGNUP,
  former_subscriptions: OF_A_SIGNUP,
  billing_accounts: OF_A_SIGNUP,
  billing_tasks: OF_A_SIGNUP,
  signups: [
    {
      class: 'abandonedRegistrations',
      since: LAST_EVENT,
      where: ABANDONED,
      client: 'kept.id',
      before: [
        { table: 'provider_information_versions', column: 'signup_id' },
        { table: 'provider_information', column: 'signup_id' },
        { table: 'provider_uploads', column: 'signup_id' },
        { table: 'provider_files', column: 'signup_id' },
        { table: 'publication_checks', column: 'signup_id' },
        { table: 'publication_watches', column: 'signup_id' },
        { table: 'profile_changes', column: 'signup_id' },
        { table: 'checkouts', column: 'signup_id' },
        { table: 'billing_tasks', column: 'signup_id' },
        { table: 'billing_accounts', column: 'signup_id' },
        { table: 'tax_id_checks', column: 'signup_id' },
        { table: 'fee_changes', column: 'signup_id' },
        { table: 'former_subscriptions', column: 'signup_id' },
        { table: 'subscriptions', column: 'signup_id' },
      ],
    },
    { class: 'clientRecords', where: `not (${ABANDONED})` },
  ],
  provider_information: OF_A_SIGNUP,
  provider_information_versions: OF_A_SIGNUP,
  provider_files: OF_A_SIGNUP,
  provider_uploads: [{ class: 'unfinishedUploads', since: 'kept.created_at' }],
  publication_watches: OF_A_SIGNUP,
  profile_changes: OF_A_SIGNUP,
  publication_checks: [
    { class: 'complianceChecks', since: 'kept.at', client: 'kept.signup_id' },
    { class: 'abandonedRegistrations', goesWith: 'signups' },
  ],
  provider_upload_parts: [{ class: 'unfinishedUploads', goesWith: 'provider_uploads' }],
  audit_logs: [
    { class: 'auditLog', since: 'kept."timestamp"', where: OF_NO_SIGNUP, client: 'kept.signup_id' },
    { class: 'clientRecords', where: `not (${OF_NO_SIGNUP})` },
  ],
  legal_holds: [{ class: 'auditLog', since: 'kept.lifted_at' }],
  compliance_checks: [{ class: 'complianceChecks', since: 'kept.created_at' }],
  client_devices: [{ class: 'signInCounters', since: 'kept.last_attempt_at' }],
  unknown_clients: [{ class: 'signInCounters', since: 'kept.last_attempt_at' }],
  users: [{ class: 'staffAccounts' }],
  signups_totals: [{ class: 'counters' }],
  compliance_checks_totals: [{ class: 'counters' }],
};
