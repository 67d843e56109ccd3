import { Injectable } from '@nestjs/common';
import {
  ReportOrder,
  TicketReportedByClient,
  toClientTicketView,
  type ClientTicketView,
} from '@rep13/contracts-sla';
import { Clock, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { Clients } from '../tickets/clients.ts';
import { requirePossibleContact } from '../tickets/open-ticket.ts';
import { requirePossibleDeadline } from '../tickets/possible-deadline.ts';
import { fact } from '../tickets/ticket-facts.ts';
import { toTicketView } from '../tickets/ticket.view.ts';
import { freeReference } from './free-reference.ts';
import { requestFrom } from './new-request.ts';
import { openForRequest } from './open-for-request.ts';

/** Takes the orders that authorities sent to clients themselves, as clients tell us of them. */
@Injectable()
export class ReportedOrdersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clients: Clients,
    private readonly clock: Clock,
  ) {}

  /**
   * Our own time runs from when the client tells us; the authority's own from when its order reached the client.
   * @throws UnknownSignup, ImpossibleContactDate, ImpossibleDeadline
   */
  @OnCommand(ReportOrder)
  async report({ signupId, text, arrivedAt, answerBy, ...order }: ReportOrder): Promise<ClientTicketView> {
    requirePossibleContact(arrivedAt, this.clock.now(), 'arrivedAt');
    requirePossibleDeadline({ path: 'answerBy', at: answerBy, isPast: true }, this.clock.now());
    const client = await this.clients.require(signupId);
    return this.unitOfWork.runOnce(async (scope) => {
      const now = this.clock.now();
      const reference = await freeReference(scope.db);
      const body = { ...order, channel: 'client', deadlineAt: answerBy, target: client.companyName } as const;
      // It was not sent to us, so the languages that we declare say nothing of it.
      const intake = { reference, isHeld: false, receivedAt: now, declaredLanguages: [] };
      const request = await scope.db.save(requestFrom(body, intake));
      const details = { source: 'client', description: text, reachedClientAt: new Date(arrivedAt) } as const;
      const ticket = await openForRequest(scope, { request, client, details }, now);
      scope.outbox.add(TicketReportedByClient, { ...fact(ticket), arrivedAt });
      return toClientTicketView(toTicketView(ticket));
    });
  }
}
