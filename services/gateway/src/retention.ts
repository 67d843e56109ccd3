import type { TableRetention } from '@rep13/service-kit';

/** Factors stay as long as the account they belong to, or until their owner removes them. */
const OF_AN_ACCOUNT: TableRetention[string] = [
  { class: 'clientRecords', where: `kept.owner_kind = 'client'` },
  { class: 'staffAccounts', where: `kept.owner_kind = 'admin'` },
];

/** How long the gateway's rows are kept. */
export const retention: TableRetention = {
  sessions: [{ class: 'sessions', since: `kept.expire - interval '7 days'` }],
  session_signups: [{ class: 'sessions', goesWith: 'sessions' }],
  set_up_signups: [{ class: 'clientRecords' }],
  admin_users: [{ class: 'staffAccounts' }],
  admin_user_changes: [{ class: 'auditLog', since: 'kept.changed_at' }],
  saved_views: [{ class: 'staffAccounts' }],
  approvals: [{ class: 'auditLog', since: 'coalesce(kept.decided_at, kept.expires_at)' }],
  authenticator_apps: OF_AN_ACCOUNT,
  passkeys: OF_AN_ACCOUNT,
  recovery_codes: OF_AN_ACCOUNT,
  rate_limits: [{ class: 'signInCounters', since: 'to_timestamp(kept.expire / 1000.0)' }],
  status_measurements: [{ class: 'status', since: 'kept.measured_at' }],
  status_days: [{ class: 'status', since: `(kept.day + 1)::timestamp at time zone 'UTC'` }],
  status_incidents: [{ class: 'status', since: 'kept.closed_at' }],
};
