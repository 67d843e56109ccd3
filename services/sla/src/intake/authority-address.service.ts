import { Injectable } from '@nestjs/common';
import {
  AuthorityAddressChanged,
  AuthorityLinkRenewed,
  ChangeAuthorityAddress,
  type AuthorityAddressBody,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { Clock, lockOne, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import { lockTicket, saveAndShow } from '../tickets/ticket-at-work.ts';
import { TicketIsClosed } from '../tickets/tickets.errors.ts';
import type { SlaTicket } from '../tickets/sla-ticket.entity.ts';
import type { TicketStep } from '../tickets/ticket-step.ts';

/** Where the authority of an order reads what we mail it. */
@Injectable()
export class AuthorityAddressService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Who has a link of the old mailbox reads the order with it no more. @throws NotFound, TicketChanged, TicketIsClosed */
  @OnCommand(ChangeAuthorityAddress)
  change({ ticketId, version, reason, ...stated }: ChangeAuthorityAddress): Promise<TicketDetailView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      if (ticket.status === 'closed') throw new TicketIsClosed();
      const request = await lockOne(scope.db, AuthorityRequest, { ticketId });
      if (!request) throw new NotFound();
      const { email: before, id: requestId, reference } = request;
      correct(request, ticket, stated);
      const { linkGeneration: generation } = request;
      await scope.db.save(request);
      scope.outbox.add(AuthorityAddressChanged, { requestId, reference, ticketId });
      scope.outbox.add(AuthorityLinkRenewed, { requestId, reference, ticketId, generation });
      const note = `From ${before ?? 'none'} to ${stated.email}. ${reason}`;
      return saveAndShow(scope, ticket, changed(ticket, this.clock.now()), note);
    });
  }
}

function correct(
  request: AuthorityRequest,
  ticket: SlaTicket,
  { email, authorityName, officerName, phone }: Omit<AuthorityAddressBody, 'reason'>,
): void {
  const linkGeneration = request.linkGeneration + 1;
  Object.assign(request, { email, linkGeneration, linkUsedGeneration: linkGeneration });
  // A call to the directory's number proves the authority, whatever mailbox it uses.
  if (request.senderCheck !== 'called-back') request.senderCheck = 'unverified';
  if (authorityName) request.authorityName = ticket.authorityName = authorityName;
  if (officerName) request.officerName = officerName;
  if (phone) request.phone = phone;
}

function changed(ticket: SlaTicket, now: Date): TicketStep[] {
  ticket.version += 1;
  ticket.updatedAt = now;
  const [fromStatus, toStatus] = [ticket.status, ticket.status];
  return [{ name: 'change-address', fromStatus, toStatus, byClock: false }];
}
