// Written by `npm run reference` from services/gateway/src/admin/mailbox.controller.ts.
import type { Operation } from '@rep13/contracts-operations';
import type { MailboxView } from '@rep13/contracts-sla';

/** Get how the mailbox for authorities is read. */
export const get = 'GET /api/admin/mailbox' as Operation<'GET /api/admin/mailbox', { answer: MailboxView }>;
