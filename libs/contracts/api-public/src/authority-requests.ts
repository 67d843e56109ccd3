// Written by `npm run reference` from services/gateway/src/authorities/authority-requests.controller.ts.
import type {
  AuthorityMessageView,
  AuthorityRequestStatusView,
  ConfirmSenderBody,
  TicketFileView,
  TicketMessageBody,
} from '@rep13/contracts-authority-requests';
import type { Bytes, Operation, Upload } from '@rep13/contracts-operations';

/** Get where a request of an authority stands, with what was written. */
export const read = 'GET /api/authority-requests/:reference' as Operation<
  'GET /api/authority-requests/:reference',
  { answer: AuthorityRequestStatusView }
>;

/**
 * Write to us about a request, as its authority. Files that go with it are uploaded before. A request that was closed
 * is opened again by it. Refused for what was spam, and where a request was closed and we may take nothing about its
 * client any more.
 */
export const write = 'POST /api/authority-requests/:reference/messages' as Operation<
  'POST /api/authority-requests/:reference/messages',
  {
    body: TicketMessageBody;
    answer: AuthorityMessageView;
    error: 'agreements.mandate-over' | 'sla.request-held' | 'sla.ticket-closed';
  }
>;

/**
 * Upload a file to a request, as its authority. One file of 25 MB at most in the field `file`; its bytes decide what
 * it is.
 */
export const upload = 'POST /api/authority-requests/:reference/files' as Operation<
  'POST /api/authority-requests/:reference/files',
  {
    body: Upload;
    answer: TicketFileView;
    error:
      | 'agreements.mandate-over'
      | 'onboarding.file-active'
      | 'onboarding.file-infected'
      | 'onboarding.file-not-scanned'
      | 'onboarding.file-too-large'
      | 'onboarding.file-type-not-accepted'
      | 'onboarding.file-unreadable'
      | 'sla.mailbox-unconfirmed'
      | 'sla.request-held'
      | 'sla.ticket-closed'
      | 'sla.ticket-files-full';
  }
>;

/** Get a file that the authority sent or was sent. As an attachment. */
export const download = 'GET /api/authority-requests/:reference/files/:fileId' as Operation<
  'GET /api/authority-requests/:reference/files/:fileId',
  { answer: Bytes }
>;

/** Confirm from the mailbox of the authority that a request is its own. With the code out of the receipt. */
export const confirm = 'POST /api/authority-requests/:reference/confirm' as Operation<
  'POST /api/authority-requests/:reference/confirm',
  { body: ConfirmSenderBody; answer: AuthorityRequestStatusView }
>;

/**
 * Ask for a new private link, mailed to the address of the request alone. Always 202 and `{}`, whether there is such a
 * request or not, and whether one more is mailed; 429 only to an address that asks too often itself. The link of
 * before is good until the new one is used.
 */
export const renew = 'POST /api/authority-requests/:reference/link' as Operation<
  'POST /api/authority-requests/:reference/link',
  { answer: object }
>;
