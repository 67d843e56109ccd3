import { ListEmails, type EmailView } from '@rep13/contracts-notifications';
import type { ExportedList } from './exported-list.ts';

export const EMAILS: ExportedList<EmailView> = {
  name: 'emails',
  list: ListEmails,
  columns: [
    ['ID', 'id'],
    ['Recipient', 'recipient'],
    ['Subject', 'subject'],
    ['Mail', 'type'],
    ['Status', 'status'],
    ['Attempt', 'attempt'],
    ['Sent at (UTC)', 'sentAt'],
    ['Failure', 'failureReason'],
    ['Client ID', 'clientId'],
    ['Signup ID', 'signupId'],
    ['Sent again at (UTC)', 'resentAt'],
    ['Logged at (UTC)', 'createdAt'],
  ],
};
