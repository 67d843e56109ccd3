import type { EmailView } from '@rep13/contracts-notifications';
import type { EmailLog } from '../emails/email-log.entity.ts';

export const toEmailView = (log: EmailLog): EmailView => ({
  id: log.id,
  recipient: log.recipient,
  subject: log.subject,
  type: log.type,
  status: log.status,
  attempt: log.attempt,
  sentAt: log.sentAt?.toISOString() ?? null,
  failureReason: log.failureReason,
  clientId: log.clientId,
  signupId: log.signupId,
  resentAt: log.resentAt?.toISOString() ?? null,
  createdAt: log.createdAt.toISOString(),
});
