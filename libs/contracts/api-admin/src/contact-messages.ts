// Written by `npm run reference` from services/gateway/src/admin/contact-messages.controller.ts.
import type { ListQuery } from '@rep13/contracts-messaging';
import type { ContactMessageView } from '@rep13/contracts-notifications';
import type { Operation } from '@rep13/contracts-operations';

/** List the messages of the contact form. Newest first. `search` looks into name, email, company and subject. */
export const list = 'GET /api/admin/contact-messages' as Operation<
  'GET /api/admin/contact-messages',
  { query: ListQuery; answer: ContactMessageView[] }
>;
