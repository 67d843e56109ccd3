import type {
  AuthorityMessageView,
  AuthorityRequestReceiptView,
  AuthorityRequestStatusView,
  FiledOrderView,
} from '@rep13/contracts-authority-requests';
import { toOrderView } from '../client/client-ticket-detail.view.ts';
import { toTicketFileView } from '../uploads/ticket-file.view.ts';

/** Field by field: nothing of the client, of staff's notes or of other tickets gets out by a view that grows. */
export const toStatusView = (request: AuthorityRequestStatusView): AuthorityRequestStatusView => ({
  reference: request.reference,
  state: request.state,
  kind: request.kind,
  authorityName: request.authorityName,
  ownReference: request.ownReference,
  target: request.target,
  receivedAt: request.receivedAt,
  acknowledgedAt: request.acknowledgedAt,
  outcome: request.outcome,
  effectAt: request.effectAt,
  outcomeReason: request.outcomeReason,
  closedAt: request.closedAt,
  deadlineAt: request.deadlineAt,
  missing: request.missing,
  isSenderConfirmed: request.isSenderConfirmed,
  readsAnswers: request.readsAnswers,
  messages: request.messages.map(toMessageView),
  files: request.files.map(toTicketFileView),
  order: toFiledOrderView(request.order),
  writing: request.writing,
});

const toFiledOrderView = (order: FiledOrderView): FiledOrderView => ({
  ...toOrderView(order),
  officerName: order.officerName,
  email: order.email,
  phone: order.phone,
  target: order.target,
  doNotInform: order.doNotInform,
  receivedAt: order.receivedAt,
});

export const toMessageView = (message: AuthorityMessageView): AuthorityMessageView => ({
  id: message.id,
  from: message.from,
  body: message.body,
  createdAt: message.createdAt,
  files: message.files.map(toTicketFileView),
});

export const toReceiptView = (receipt: AuthorityRequestReceiptView): AuthorityRequestReceiptView => ({
  reference: receipt.reference,
  token: receipt.token,
  missing: receipt.missing,
});
