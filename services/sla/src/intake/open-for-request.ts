import type { ForeignKind } from '@rep13/contracts-authority-requests/constants';
import { AuthorityRequestReceived } from '@rep13/contracts-sla';
import type { UrgencyLevel } from '@rep13/contracts-sla/constants';
import type { Scope } from '@rep13/service-kit';
import type { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import { missingOf } from '../authority-requests/authority-request.view.ts';
import type { TicketClient } from '../tickets/clients.ts';
import type { NewTicket } from '../tickets/new-ticket.ts';
import { openTicket } from '../tickets/open-ticket.ts';
import { ReportFacts } from '../tickets/report-facts.ts';
import type { SlaTicket } from '../tickets/sla-ticket.entity.ts';

interface ToOpen {
  readonly request: AuthorityRequest;
  readonly client: TicketClient | null;
  /** What only staff states of an order that it types in, or the client of one that it reports. */
  readonly details?: Pick<NewTicket, 'source' | 'description'> &
    Partial<Pick<NewTicket, 'orderKind' | 'urgencyLevel' | 'reachedClientAt'>>;
}

/** What leaves hours is urgent, whichever client it is for: staff may have to call. */
const URGENT: Partial<Record<ForeignKind, UrgencyLevel>> = {
  'tco-removal-order': 'critical',
  'tco-first-notice': 'high',
};

/** One request, one ticket. Its clock runs from when the request reached us. */
export async function openForRequest(
  scope: Scope,
  { request, client, details }: ToOpen,
  now: Date,
): Promise<SlaTicket> {
  const kind = details?.orderKind === undefined ? request.kind : details.orderKind;
  const ticket = await openTicket(
    scope,
    {
      source: 'authority',
      ...details,
      orderKind: kind,
      report: ReportFacts.ofOrder(kind, request),
      urgencyLevel: details?.urgencyLevel ?? (request.foreignKind ? URGENT[request.foreignKind] : undefined),
      reference: request.reference,
      client,
      authorityName: request.authorityName,
      authorityContactDate: request.receivedAt,
      issuingState: request.memberState,
      answerBy: request.deadlineAt,
      doNotInform: request.doNotInform,
      userNotice: request.userNotice,
      userNoticeFrom: request.userNoticeFrom,
    },
    now,
  );
  request.state = 'received';
  request.ticketId = ticket.id;
  await scope.db.save(request);
  return ticket;
}

/** Where there is an address, the receipt goes there because of it. */
export function announceReceived(
  { outbox }: Scope,
  request: AuthorityRequest,
  { id }: SlaTicket,
  withoutReceipt = false,
): void {
  const { id: requestId, reference, kind } = request;
  const isComplete = missingOf(request).length === 0;
  const received = { requestId, reference, ticketId: id, kind, isComplete };
  outbox.add(AuthorityRequestReceived, { ...received, ...(withoutReceipt && { withoutReceipt }) });
}
