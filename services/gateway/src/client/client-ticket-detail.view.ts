import type { ClientMessageView, ClientTicketDetailView, ClientTicketStepView } from '@rep13/contracts-sla';
import type { OrderView } from '@rep13/contracts-authority-requests';
import { toTicketFileView } from '../uploads/ticket-file.view.ts';
import { toClientTicketView } from './client-ticket.view.ts';

/** Field by field, as the list: what staff keeps for itself does not get to a client by a view that grows. */
export const toClientTicketDetailView = (ticket: ClientTicketDetailView): ClientTicketDetailView => ({
  ...toClientTicketView(ticket),
  order: ticket.order && toOrderView(ticket.order),
  // A service of the release before has none.
  files: (ticket.files ?? []).map(toTicketFileView),
  messages: ticket.messages.map(toClientMessageView),
  steps: ticket.steps.map(toStepView),
  canAnswer: ticket.canAnswer,
});

export const toClientMessageView = (message: ClientMessageView): ClientMessageView => ({
  id: message.id,
  from: message.from,
  body: message.body,
  createdAt: message.createdAt,
  files: message.files.map(toTicketFileView),
});

const toStepView = ({ step, at }: ClientTicketStepView): ClientTicketStepView => ({ step, at });

export const toOrderView = (order: OrderView): OrderView => ({
  kind: order.kind,
  memberState: order.memberState,
  authorityName: order.authorityName,
  ownReference: order.ownReference,
  legalBasis: order.legalBasis,
  reasons: order.reasons,
  reasonsWithheld: order.reasonsWithheld,
  urls: order.urls,
  identifiers: order.identifiers,
  redress: order.redress,
  scope: order.scope,
  effectTo: order.effectTo,
  language: order.language,
  deadlineAt: order.deadlineAt,
  missing: order.missing,
});
