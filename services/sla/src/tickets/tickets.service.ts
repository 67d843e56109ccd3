import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@rep13/contracts-constants';
import {
  AssignTicket,
  ClassifyTicket,
  LowerUrgency,
  MoveTicket,
  SetTicketDeadline,
  TicketAssigned,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { Clock, currentContext, OnCommand, UnitOfWork, type Scope } from '@rep13/service-kit';
import { requestOf } from '../authority-requests/authority-request.view.ts';
import { TICKET_MOVES } from './moves/ticket-moves.ts';
import { statedEffect } from './order-effect.ts';
import { requirePossibleDeadline } from './possible-deadline.ts';
import { saveAndShow, lockTicket } from './ticket-at-work.ts';
import { fact } from './ticket-facts.ts';
import { WrongReason } from './tickets.errors.ts';

/** Moves authorities' orders on. Each change is one transaction with its history and events. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Of several at once one wins; the others see what it left.
   * @throws NotFound, TicketChanged, TicketMoveNotAllowed, TicketNotReplied, ClientNotToBeInformed, ClientUnknown,
   * WrongReason, WrongEnd, WrongEffect
   */
  @OnCommand(MoveTicket)
  move(command: MoveTicket): Promise<TicketDetailView> {
    const { ticketId, version, action, note, closedAs } = command;
    const { requireRequest, beside } = TICKET_MOVES[action];
    const reason = reasonOf(command);
    return this.once(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      requireRequest?.(ticket);
      const details = { reason, closedAs, ...statedEffect(command) };
      const now = this.clock.now();
      const steps = ticket.move(action, details, now);
      await beside?.(scope, ticket, command, now);
      return saveAndShow(scope, ticket, steps, note || null);
    });
  }

  /** @throws NotFound, TicketChanged, TicketIsClosed */
  @OnCommand(AssignTicket)
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
      return saveAndShow(scope, ticket, steps, word || null);
    });
  }

  /** @throws NotFound, TicketChanged, TicketIsClosed, TicketIsNoOrder, ImpossibleDeadline */
  @OnCommand(SetTicketDeadline)
  setDeadline({ ticketId, version, answerBy, deadlineIsPast }: SetTicketDeadline): Promise<TicketDetailView> {
    return this.once(async (scope) => {
      const deadline = { path: 'answerBy', at: answerBy, isPast: deadlineIsPast === true };
      requirePossibleDeadline(deadline, this.clock.now());
      const ticket = await lockTicket(scope.db, ticketId, version);
      const { dueAt: before } = ticket.answer;
      const steps = ticket.setAnswerBy(answerBy ? new Date(answerBy) : null, this.clock.now());
      return saveAndShow(scope, ticket, steps, before && `Before: ${before.toISOString()}`);
    });
  }

  /** @throws NotFound, TicketChanged, TicketIsNoOrder, TicketIsCritical, WrongCategory */
  @OnCommand(ClassifyTicket)
  classify(command: ClassifyTicket): Promise<TicketDetailView> {
    return this.once(async (scope) => {
      const ticket = await lockTicket(scope.db, command.ticketId, command.version);
      const filed = await requestOf(scope.db, ticket.id);
      return saveAndShow(scope, ticket, ticket.classify(command, filed, this.clock.now()));
    });
  }

  /** @throws NotFound, TicketChanged, TicketIsClosed */
  @OnCommand(LowerUrgency)
  lowerUrgency({ ticketId, version, urgencyLevel, reason }: LowerUrgency): Promise<TicketDetailView> {
    return this.once(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      const steps = ticket.lowerUrgency(urgencyLevel, this.clock.now());
      return saveAndShow(scope, ticket, steps, `Not critical: ${reason}`);
    });
  }

  /** Only a key of the caller's makes a move a repetition: the same move twice else is a mistake to be reported. */
  private once<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    const isKeyGiven = currentContext()?.idempotency?.ttlSeconds === undefined;
    return isKeyGiven ? this.unitOfWork.runOnce(work) : this.unitOfWork.run(work);
  }
}

function reasonOf({ action, reason }: MoveTicket): string | null {
  const { takesReason } = TICKET_MOVES[action];
  if (takesReason && !reason) throw new WrongReason(MESSAGES.ticketReason);
  if (!takesReason && reason) throw new WrongReason(MESSAGES.ticketReasonOnlyToClose);
  return reason || null;
}
