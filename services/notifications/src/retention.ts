import type { TableRetention } from '@rep13/service-kit';

/** How long the rows about mails and messages are kept. */
export const retention: TableRetention = {
  email_logs: [{ class: 'emailLog', since: 'kept.created_at', client: 'kept.signup_id' }],
  unproven_mails: [{ class: 'signInCounters', since: 'kept.created_at' }],
  contact_messages: [{ class: 'contactMessages', since: 'kept.created_at' }],
};
