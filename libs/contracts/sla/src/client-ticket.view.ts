import type { OrderView, TicketFileView } from '@rep13/contracts-authority-requests';
import type { Moment } from '@rep13/contracts-constants';
import type { TicketStatus } from './constants/index.ts';
import type { ClientMessageView } from './conversation/conversation.views.ts';
import type { TicketView } from './ticket.view.ts';

/** What a client sees of an order: neither staff's reasons and notes nor who handled it. */
export type ClientTicketView = Pick<
  TicketView,
  | 'id'
  | 'signupId'
  | 'ticketNumber'
  | 'lifeAtRisk'
  | 'authorityName'
  | 'authorityContactDate'
  | 'reachedClientAt'
  | 'responseDate'
  | 'forwardedToClient'
  | 'forwardedDate'
  | 'urgencyLevel'
  | 'status'
  | 'description'
  | 'responseTimeHours'
  | 'slaCompliant'
  | 'dueAt'
  | 'clientDueAt'
  | 'clientReadAt'
  | 'clientAnsweredAt'
  | 'outcome'
  | 'effectAt'
  | 'outcomeReason'
  | 'clientSaid'
  | 'userTold'
  | 'userUntoldSince'
  | 'closedAt'
  | 'createdAt'
  | 'updatedAt'
>;

/** The only way from staff's view to the client's: what staff's grows by does not get there by itself. */
export const toClientTicketView = (ticket: TicketView): ClientTicketView => ({
  id: ticket.id,
  signupId: ticket.signupId,
  ticketNumber: ticket.ticketNumber,
  lifeAtRisk: ticket.lifeAtRisk ?? false,
  authorityName: ticket.authorityName,
  authorityContactDate: ticket.authorityContactDate,
  reachedClientAt: ticket.reachedClientAt,
  responseDate: ticket.responseDate,
  forwardedToClient: ticket.forwardedToClient,
  forwardedDate: ticket.forwardedDate,
  urgencyLevel: ticket.urgencyLevel,
  status: ticket.status,
  description: ticket.description,
  responseTimeHours: ticket.responseTimeHours,
  slaCompliant: ticket.slaCompliant,
  dueAt: ticket.dueAt,
  clientDueAt: ticket.clientDueAt,
  clientReadAt: ticket.clientReadAt,
  clientAnsweredAt: ticket.clientAnsweredAt,
  outcome: ticket.outcome,
  effectAt: ticket.effectAt,
  outcomeReason: ticket.outcomeReason,
  clientSaid: ticket.clientSaid,
  userTold: ticket.userTold,
  userUntoldSince: ticket.userUntoldSince,
  closedAt: ticket.closedAt,
  createdAt: ticket.createdAt,
  updatedAt: ticket.updatedAt,
});

/** `GET /api/client/sla-tickets/{id}`: one order as its client reads and answers it. */
export interface ClientTicketDetailView extends ClientTicketView {
  /** What the order says; null where staff typed in a description alone. */
  readonly order: OrderView | null;
  /** Files of the authority that were forwarded with it, or that the client reported with it. */
  readonly files: readonly TicketFileView[];
  readonly messages: readonly ClientMessageView[];
  /** What happened to it, oldest first: only what concerns the client. */
  readonly steps: readonly ClientTicketStepView[];
  /** Draft of what the client writes to the user concerned; null where no user is to be told. */
  readonly userLetter: string | null;
  /** Whether an answer is still taken. */
  readonly canAnswer: boolean;
}

export interface ClientTicketStepView {
  readonly step: 'received' | 'read' | 'answered' | 'user-told' | Exclude<TicketStatus, 'pending'>;
  readonly at: Moment;
}
