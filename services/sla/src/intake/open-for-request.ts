import type { Scope } from '@rep13/service-kit';
import type { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import type { TicketClient } from '../tickets/clients.ts';
import { openTicket } from '../tickets/open-ticket.ts';
import type { SlaTicket } from '../tickets/sla-ticket.entity.ts';

/** One request, one ticket. Its clock runs from when the request reached us. */
export async function openForRequest(
  scope: Scope,
  request: AuthorityRequest,
  client: TicketClient | null,
  now: Date,
): Promise<SlaTicket> {
  const ticket = await openTicket(
    scope,
    {
      source: 'authority',
      reference: request.reference,
      client,
      authorityName: request.authorityName,
      authorityContactDate: request.receivedAt,
      orderKind: request.kind,
      issuingState: request.memberState,
      answerBy: request.deadlineAt,
      doNotInform: request.doNotInform,
    },
    now,
  );
  request.state = 'received';
  request.ticketId = ticket.id;
  await scope.db.save(request);
  return ticket;
}
