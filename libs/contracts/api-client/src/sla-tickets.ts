// Written by `npm run reference` from services/gateway/src/client/sla-tickets.controller.ts.
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import type { PageQuery } from '@rep13/contracts-messaging';
import type { Bytes, Operation, Upload } from '@rep13/contracts-operations';
import type {
  ClientMessageBody,
  ClientMessageView,
  ClientTicketDetailView,
  ClientTicketView,
  UserNotificationBody,
} from '@rep13/contracts-sla';

/** List the own tickets, newest first. `cursor` is the id of the last row seen. */
export const list = 'GET /api/client/sla-tickets' as Operation<
  'GET /api/client/sla-tickets',
  { query: PageQuery; answer: ClientTicketView[] }
>;

/** Get one of the own tickets, with what the order says and what was written. */
export const get = 'GET /api/client/sla-tickets/:id' as Operation<
  'GET /api/client/sla-tickets/:id',
  { answer: ClientTicketDetailView }
>;

/** Say that an order was read. Nobody else is called about it then; once said, it stays. */
export const read = 'POST /api/client/sla-tickets/:id/read' as Operation<
  'POST /api/client/sla-tickets/:id/read',
  { answer: ClientTicketDetailView; error: 'sla.ticket-closed' }
>;

/**
 * Say whether the user concerned was told of an order. Article 9(5) and 10(5) DSA; also once it is closed. `told`
 * takes the time, the others a reason.
 */
export const recordUserNotification = 'POST /api/client/sla-tickets/:id/user-told' as Operation<
  'POST /api/client/sla-tickets/:id/user-told',
  { body: UserNotificationBody; answer: ClientTicketDetailView }
>;

/** Answer about an order. Files that go with it are uploaded before. */
export const write = 'POST /api/client/sla-tickets/:id/messages' as Operation<
  'POST /api/client/sla-tickets/:id/messages',
  { body: ClientMessageBody; answer: ClientMessageView; error: 'sla.ticket-closed' }
>;

/** Upload a file for the next answer. One file of 25 MB at most in the field `file`; its bytes decide what it is. */
export const upload = 'POST /api/client/sla-tickets/:id/files' as Operation<
  'POST /api/client/sla-tickets/:id/files',
  {
    body: Upload;
    answer: TicketFileView;
    error:
      | 'onboarding.file-active'
      | 'onboarding.file-infected'
      | 'onboarding.file-not-scanned'
      | 'onboarding.file-too-large'
      | 'onboarding.file-type-not-accepted'
      | 'onboarding.file-unreadable'
      | 'sla.ticket-closed'
      | 'sla.ticket-files-full';
  }
>;

/** Get a file of one of the own tickets. As an attachment: nothing of it is ever shown on our pages. */
export const download = 'GET /api/client/sla-tickets/:id/files/:fileId' as Operation<
  'GET /api/client/sla-tickets/:id/files/:fileId',
  { answer: Bytes }
>;
