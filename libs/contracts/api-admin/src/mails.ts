// Written by `npm run reference` from services/gateway/src/admin/mails.controller.ts.
import type { Bytes, Operation } from '@rep13/contracts-operations';
import type {
  AnswerMailBody,
  AttachMailBody,
  IgnoreMailBody,
  InboundMailDetailView,
  InboundMailView,
  MailOrderBody,
  MailsQuery,
} from '@rep13/contracts-sla';

/** List the mails to the authorities' address. What waits: due first. Others: newest first. */
export const list = 'GET /api/admin/mails' as Operation<
  'GET /api/admin/mails',
  { query: MailsQuery; answer: InboundMailView[] }
>;

/** Get a mail, as text. */
export const get = 'GET /api/admin/mails/:id' as Operation<
  'GET /api/admin/mails/:id',
  { answer: InboundMailDetailView }
>;

/** Get the bytes of a mail, as it came. As an attachment: nothing of it is ever shown on our pages. */
export const raw = 'GET /api/admin/mails/:id/raw' as Operation<
  'GET /api/admin/mails/:id/raw',
  { answer: Bytes; error: 'sla.mail-infected' }
>;

/** Make an order of a mail. Its 24 hours count from when the mail came. */
export const makeOrder = 'POST /api/admin/mails/:id/order' as Operation<
  'POST /api/admin/mails/:id/order',
  { body: MailOrderBody; answer: InboundMailDetailView; error: 'sla.mail-changed' | 'sla.mail-decided' }
>;

/** Add a mail to the conversation of an order. A closed one is opened again. */
export const attach = 'POST /api/admin/mails/:id/attach' as Operation<
  'POST /api/admin/mails/:id/attach',
  {
    body: AttachMailBody;
    answer: InboundMailDetailView;
    error: 'agreements.mandate-over' | 'sla.mail-changed' | 'sla.mail-decided' | 'sla.ticket-closed';
  }
>;

/** Put a mail away that is no order. Nobody is told. */
export const ignore = 'POST /api/admin/mails/:id/ignore' as Operation<
  'POST /api/admin/mails/:id/ignore',
  { body: IgnoreMailBody; answer: InboundMailDetailView; error: 'sla.mail-changed' | 'sla.mail-decided' }
>;

/** Answer a mail that is no order, in fixed words. */
export const answer = 'POST /api/admin/mails/:id/answer' as Operation<
  'POST /api/admin/mails/:id/answer',
  {
    body: AnswerMailBody;
    answer: InboundMailDetailView;
    error: 'sla.mail-automatic' | 'sla.mail-changed' | 'sla.mail-decided';
  }
>;

/** Let a mail wait again that was put away. With its first 24 hours. */
export const reopen = 'POST /api/admin/mails/:id/reopen' as Operation<
  'POST /api/admin/mails/:id/reopen',
  { answer: InboundMailDetailView; error: 'sla.mail-changed' | 'sla.mail-decided' }
>;
