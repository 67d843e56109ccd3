import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { OpenTicket, type TicketDetailView } from '@rep13/contracts-sla';
import { Clock, LEGAL_ENTITY, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { Clients, type TicketClient } from '../tickets/clients.ts';
import { requirePossibleContact } from '../tickets/open-ticket.ts';
import { requirePossibleDeadline } from '../tickets/possible-deadline.ts';
import { ticketDetail } from '../tickets/ticket-detail.ts';
import { freeReference } from './free-reference.ts';
import { declaredBy, requestFrom } from './new-request.ts';
import { announceReceived, openForRequest } from './open-for-request.ts';
import { Represented } from './represented.ts';

/** Takes what staff types in from mails, letters and telephone calls: the same request and ticket as of the form. */
@Injectable()
export class StaffIntakeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clients: Clients,
    private readonly represented: Represented,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** @throws UnknownSignup, ImpossibleContactDate, ImpossibleDeadline */
  @OnCommand(OpenTicket)
  async open(order: OpenTicket): Promise<TicketDetailView> {
    requirePossibleContact(order.authorityContactDate, this.clock.now());
    // An order may be typed in late: that its time has passed is no slip by itself.
    requirePossibleDeadline({ path: 'answerBy', at: order.answerBy, isPast: true }, this.clock.now());
    const client = await this.clientOf(order);
    return this.unitOfWork.runOnce(async (scope) => {
      const reference = await freeReference(scope.db);
      const receivedAt = new Date(order.authorityContactDate);
      const { orderKind, issuingState, answerBy, urgencyLevel, description } = order;
      const body = {
        ...order,
        channel: order.channel ?? null,
        kind: orderKind ?? 'general',
        memberState: issuingState,
        deadlineAt: answerBy,
        target: order.target || client?.companyName || '',
      };
      const intake = { reference, isHeld: false, receivedAt, declaredLanguages: declaredBy(this.entity) };
      const request = await scope.db.save(requestFrom(body, intake));
      // What was not stated stays open: a kind is stated by staff or by the form.
      const details = {
        source: 'staff',
        orderKind: orderKind ?? null,
        urgencyLevel,
        description,
      } as const;
      const ticket = await openForRequest(scope, { request, client, details }, this.clock.now());
      announceReceived(scope, request, ticket);
      return ticketDetail(scope.db, ticket);
    });
  }

  /** The client that staff names; else the one that the authority's text names, as of what is filed. @throws UnknownSignup */
  private clientOf({ signupId, target }: OpenTicket): Promise<TicketClient | null> {
    if (signupId) return this.clients.require(signupId);
    return this.represented.find(target ?? '');
  }
}
