import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@rep13/contracts-constants';
import { ChangeTicketClient, type TicketDetailView } from '@rep13/contracts-sla';
import { Clock, OnCommand, UnitOfWork } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { TicketFile } from '../conversation/ticket-file.entity.ts';
import { TicketMessage } from '../conversation/ticket-message.entity.ts';
import { Clients } from '../tickets/clients.ts';
import { EarlierClient } from '../tickets/earlier-client.entity.ts';
import type { SlaTicket } from '../tickets/sla-ticket.entity.ts';
import { saveAndShow, lockTicket } from '../tickets/ticket-at-work.ts';
import { ClientUnknown, NotAnotherClient } from '../tickets/tickets.errors.ts';

/** Orders that turn out to be about another client than the one that was matched. */
@Injectable()
export class ClientChangesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clients: Clients,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, UnknownSignup, TicketChanged, TicketIsClosed, ClientUnknown, NotAnotherClient */
  @OnCommand(ChangeTicketClient)
  async change(command: ChangeTicketClient): Promise<TicketDetailView> {
    const { ticketId, version, signupId, insteadOf, reason } = command;
    const client = await this.clients.require(signupId);
    return this.unitOfWork.runOnce(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      if (ticket.signupId === null) throw new ClientUnknown();
      if (ticket.signupId === signupId) throw new NotAnotherClient(MESSAGES.ticketSameClient);
      if (ticket.signupId !== insteadOf) throw new NotAnotherClient(MESSAGES.ticketOtherClient);
      const now = this.clock.now();
      const earlier = earlierClientOf(ticket, ticket.signupId, now);
      const steps = ticket.changeClient(client, now);
      ticket.earlierMessageId = (await scope.db.maximum(TicketMessage, 'id', { ticketId })) ?? 0;
      await leaveBehind(scope.db, earlier);
      return saveAndShow(scope, ticket, steps, `Before: ${earlier.companyName ?? insteadOf}\n${reason}`);
    });
  }
}

const earlierClientOf = (ticket: SlaTicket, signupId: number, until: Date): EarlierClient =>
  Object.assign(new EarlierClient(), {
    ticketId: ticket.id,
    signupId,
    companyName: ticket.companyName,
    forwardedAt: ticket.forwardedDate,
    readAt: ticket.clientReadAt,
    answeredAt: ticket.clientAnsweredAt,
    said: ticket.clientSaid,
    until,
  });

/** What the earlier client sent stays with staff: it goes with no message any more. */
async function leaveBehind(db: EntityManager, earlier: EarlierClient): Promise<void> {
  await db.save(earlier);
  await db.update(TicketFile, { ticketId: earlier.ticketId, sender: 'client' }, { ofEarlierClient: true });
}
