// Written by `npm run reference` from services/gateway/src/admin/emails.controller.ts.
import type { EmailResendView, EmailView, EmailsQuery } from '@rep13/contracts-notifications';
import type { Operation } from '@rep13/contracts-operations';

/** List the email log. One line for each try, newest first. */
export const list = 'GET /api/admin/emails' as Operation<
  'GET /api/admin/emails',
  { query: EmailsQuery; answer: EmailView[] }
>;

/** Send a mail again. 409 while we are still trying, and if what the mail says no longer holds. */
export const resend = 'POST /api/admin/emails/:id/resend' as Operation<
  'POST /api/admin/emails/:id/resend',
  { answer: EmailResendView; error: 'notifications.email-out-of-date' | 'notifications.email-still-waiting' }
>;
