import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@rep13/contracts-constants';
import {
  TicketAssigned,
  type AssignTicket,
  type ClassifyTicket,
  type MoveTicket,
  type OpenTicket,
  type SetTicketDeadline,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { Clock, currentContext, UnitOfWork, type Scope } from '@rep13/service-kit';
import { Clients } from './clients.ts';
import { openTicket, requirePossibleContact } from './open-ticket.ts';
import { requireReply } from './require-reply.ts';
import type { SlaTicket } from './sla-ticket.entity.ts';
import { keepAndShow, lockTicket } from './ticket-at-work.ts';
import { ticketDetail } from './ticket-detail.ts';
import { fact } from './ticket-facts.ts';
import { ClientNotToBeInformed, ClientUnknown, WrongReason } from './tickets.errors.ts';

/** Opens authorities' orders and moves them on. Each change is one transaction with its history and events. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clients: Clients,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownSignup, ImpossibleContactDate */
  async open(order: OpenTicket): Promise<TicketDetailView> {
    requirePossibleContact(order.authorityContactDate, this.clock.now());
    const client = await this.clients.require(order.signupId);
    return this.unitOfWork.runOnce(async (scope) => {
      const { signupId: _, answerBy, authorityContactDate, ...rest } = order;
      const ticket = await openTicket(
        scope,
        {
          ...rest,
          client,
          source: 'staff',
          authorityContactDate: new Date(authorityContactDate),
          answerBy: answerBy ? new Date(answerBy) : null,
        },
        this.clock.now(),
      );
      return ticketDetail(scope.db, ticket);
    });
  }

  /**
   * Of several at once one wins; the others see what it left.
   * @throws NotFound, TicketChanged, TicketMoveNotAllowed, TicketNotReplied, ClientNotToBeInformed, ClientUnknown,
   * WrongReason
   */
  move(command: MoveTicket): Promise<TicketDetailView> {
    const { ticketId, version, action, note, closedAs, outcome, effectAt } = command;
    const reason = reasonOf(command);
    return this.once(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      if (action === 'forward') requireClient(ticket);
      if (action === 'close') await requireReply(scope.db, ticket, closedAs);
      const words = { reason, closedAs, outcome, effectAt: effectAt ? new Date(effectAt) : null };
      const steps = ticket.move(action, words, this.clock.now());
      return keepAndShow(scope, ticket, steps, note || null);
    });
  }

  /** @throws NotFound, TicketChanged, TicketIsClosed */
  assign({ ticketId, version, assigneeId, word }: AssignTicket): Promise<TicketDetailView> {
    return this.once(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      const previousAssigneeId = ticket.assigneeId;
      const steps = ticket.assign(assigneeId, this.clock.now());
      if (steps.length > 0)
        scope.outbox.add(TicketAssigned, {
          ...fact(ticket),
          assigneeId,
          previousAssigneeId,
          assignedAt: ticket.updatedAt.toISOString(),
        });
      return keepAndShow(scope, ticket, steps, word || null);
    });
  }

  /** @throws NotFound, TicketChanged, TicketIsClosed */
  setDeadline({ ticketId, version, answerBy }: SetTicketDeadline): Promise<TicketDetailView> {
    return this.change(ticketId, version, (ticket) =>
      ticket.setAnswerBy(answerBy ? new Date(answerBy) : null, this.clock.now()),
    );
  }

  /** @throws NotFound, TicketChanged */
  classify(command: ClassifyTicket): Promise<TicketDetailView> {
    return this.change(command.ticketId, command.version, (ticket) =>
      ticket.classify(command, this.clock.now()),
    );
  }

  private change(
    ticketId: number,
    version: number | undefined,
    decide: (ticket: SlaTicket) => ReturnType<SlaTicket['move']>,
  ): Promise<TicketDetailView> {
    return this.once(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      return keepAndShow(scope, ticket, decide(ticket));
    });
  }

  /** Only a key of the caller's makes a move a repetition: the same move twice else is a mistake to be told of. */
  private once<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    const isKeyGiven = currentContext()?.idempotency?.ttlSeconds === undefined;
    return isKeyGiven ? this.unitOfWork.runOnce(work) : this.unitOfWork.run(work);
  }
}

function requireClient({ signupId, doNotInform }: SlaTicket): void {
  if (signupId === null) throw new ClientUnknown();
  if (doNotInform) throw new ClientNotToBeInformed();
}

function reasonOf({ action, reason }: MoveTicket): string | null {
  if (action === 'close' && !reason) throw new WrongReason(MESSAGES.ticketReason);
  if (action !== 'close' && reason) throw new WrongReason(MESSAGES.ticketReasonOnlyToClose);
  return reason || null;
}
