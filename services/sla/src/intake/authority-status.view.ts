import type { MessageDirection, TicketStatus } from '@rep13/contracts-sla/constants';
import type {
  AuthorityMessageView,
  AuthorityRequestProgress,
  AuthorityRequestStatusView,
} from '@rep13/contracts-authority-requests';
import type { EntityManager } from 'typeorm';
import type { LinkHolder } from '../authority-requests/authority-links.ts';
import { missingOf, toFiledOrderView } from '../authority-requests/authority-request.view.ts';
import {
  filesOf,
  messagesOf,
  toTicketFileView,
  type MessageWithFiles,
} from '../conversation/conversation-of.ts';
import { effectTimeOf } from '../tickets/order-effect.ts';
import type { LinkedRequest } from './linked-request.ts';
import { orderFigures } from './order-figures.ts';

const READS: Record<LinkHolder['by'], readonly MessageDirection[]> = {
  mailbox: ['staff_to_authority', 'authority_to_staff'],
  filer: ['authority_to_staff'],
};

/** Whether we have passed the order on is between the client and us. */
const PROGRESS: Record<TicketStatus, AuthorityRequestProgress> = {
  pending: 'received',
  acknowledged: 'acknowledged',
  forwarded: 'in_progress',
  in_progress: 'in_progress',
  awaiting_authority: 'awaiting_authority',
  responded: 'answered',
  closed: 'closed',
};

/** What an authority reads of its request, field by field. */
export async function authorityStatus(
  db: EntityManager,
  { request, ticket, holder }: LinkedRequest,
): Promise<AuthorityRequestStatusView> {
  const messages = ticket ? await messagesOf(db, ticket.id, READS[holder]) : [];
  const sent = new Set(messages.flatMap(({ files }) => files.map(({ id }) => id)));
  const files = ticket ? await filesOf(db, ticket.id) : [];
  return {
    reference: request.reference,
    state: progressOf(request.state, ticket?.status),
    kind: request.kind,
    authorityName: request.authorityName,
    ownReference: request.ownReference,
    target: request.target,
    receivedAt: request.receivedAt.toISOString(),
    acknowledgedAt: ticket?.responseDate?.toISOString() ?? null,
    ...effectFor(holder, ticket),
    figures: holder === 'mailbox' && ticket ? await orderFigures(db, ticket, request) : null,
    closedAt: ticket?.closedAt?.toISOString() ?? null,
    deadlineAt: request.deadlineAt?.toISOString() ?? null,
    missing: missingOf(request),
    isSenderConfirmed: request.senderCheck !== 'unverified',
    readsAnswers: holder === 'mailbox',
    messages: messages.map(toAuthorityMessageView),
    order: toFiledOrderView(request),
    writing: writingOf(request.state, ticket),
    files: files.filter(({ id, sender }) => sender === 'authority' && !sent.has(id)).map(toTicketFileView),
  };
}

/** What was done is told to the mailbox alone: anybody may file an order in an authority's name. */
function effectFor(holder: LinkHolder['by'], ticket: LinkedRequest['ticket']) {
  if (holder !== 'mailbox' || !ticket) return { outcome: null, effectAt: null, outcomeReason: null };
  const { outcome, outcomeReason } = ticket;
  return { outcome, effectAt: effectTimeOf(ticket)?.toISOString() ?? null, outcomeReason };
}

/** What was found to be spam is over; every other one goes on when its authority writes. */
function writingOf(state: string, ticket: LinkedRequest['ticket']): AuthorityRequestStatusView['writing'] {
  if (state === 'spam' || ticket?.closedAs === 'spam') return 'no';
  return ticket?.status === 'closed' ? 'reopens' : 'open';
}

const progressOf = (state: string, status: TicketStatus | undefined): AuthorityRequestProgress => {
  if (status) return PROGRESS[status];
  return state === 'spam' ? 'closed' : 'received';
};

export const toAuthorityMessageView = ({ message, files }: MessageWithFiles): AuthorityMessageView => ({
  id: message.id,
  from: message.direction === 'staff_to_authority' ? 'staff' : 'authority',
  body: message.body,
  createdAt: message.createdAt.toISOString(),
  files: files.map(toTicketFileView),
});
