// Written by `npm run reference` from services/gateway/src/public/contact.controller.ts.
import type { ContactMessageBody, ContactMessageReceiptView } from '@rep13/contracts-notifications';
import type { Operation } from '@rep13/contracts-operations';

/** Send a message to support. Refused forms don't count: a sender may mend them as often as it takes. */
export const send = 'POST /api/contact' as Operation<
  'POST /api/contact',
  { body: ContactMessageBody; answer: ContactMessageReceiptView }
>;
