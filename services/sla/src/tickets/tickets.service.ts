import { Injectable } from '@nestjs/common';
import { ERROR_CODES, MESSAGES } from '@rep13/contracts-constants';
import { GetSignupParty } from '@rep13/contracts-onboarding';
import type { MoveTicket, OpenTicket, TicketDetailView } from '@rep13/contracts-sla';
import {
  Clock,
  currentContext,
  DomainError,
  NotFound,
  RpcClient,
  UnitOfWork,
  type Scope,
} from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { requirePossibleContact } from './open-ticket.ts';
import { recordSteps } from './record-steps.ts';
import { SlaTicket } from './sla-ticket.entity.ts';
import { ticketDetail } from './ticket-detail.ts';
import { nextTicketNumber } from './ticket-numbers.ts';
import { UnknownSignup, WrongReason } from './tickets.errors.ts';

/** Opens authorities' orders and moves them on. Each change is one transaction with its history and events. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownSignup, ImpossibleContactDate */
  async open(order: OpenTicket): Promise<TicketDetailView> {
    requirePossibleContact(order.authorityContactDate, this.clock.now());
    await this.requireSignup(order.signupId);
    return this.unitOfWork.runOnce((scope) => openOnce(scope, order, this.clock.now()));
  }

  /** Of several at once one wins; the others see what it left. @throws NotFound, TicketMoveNotAllowed, WrongReason */
  move(command: MoveTicket): Promise<TicketDetailView> {
    const { ticketId, action, note } = command;
    const reason = reasonOf(command);
    return this.once(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId);
      if (!ticket) throw new NotFound();
      const steps = ticket.move(action, reason, this.clock.now());
      await scope.db.save(ticket);
      await recordSteps(scope, ticket, steps, note || null);
      return ticketDetail(scope.db, ticket);
    });
  }

  /** Only a key of the caller's makes a move a repetition: the same move twice else is a mistake to be told of. */
  private once<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    const isKeyGiven = currentContext()?.idempotency?.ttlSeconds === undefined;
    return isKeyGiven ? this.unitOfWork.runOnce(work) : this.unitOfWork.run(work);
  }

  private async requireSignup(signupId: number): Promise<void> {
    try {
      await this.rpc.call(GetSignupParty, { signupId });
    } catch (error) {
      if (error instanceof DomainError && error.code === ERROR_CODES.notFound) throw new UnknownSignup();
      throw error;
    }
  }
}

async function openOnce(scope: Scope, order: OpenTicket, now: Date): Promise<TicketDetailView> {
  const number = await nextTicketNumber(scope.db, now);
  const ticket = SlaTicket.open(order, number, now);
  const late = ticket.checkDeadlines(now);
  await scope.db.save(ticket);
  const opened = { name: 'open', fromStatus: null, toStatus: ticket.status, byClock: false } as const;
  await recordSteps(scope, ticket, [opened, ...late]);
  return ticketDetail(scope.db, ticket);
}

/** A ticket that is moved is held until the commit. */
const lockTicket = (db: EntityManager, id: number): Promise<SlaTicket | null> =>
  db.findOne(SlaTicket, { where: { id }, lock: { mode: 'pessimistic_write' } });

function reasonOf({ action, reason }: MoveTicket): string | null {
  if (action === 'close' && !reason) throw new WrongReason(MESSAGES.ticketReason);
  if (action !== 'close' && reason) throw new WrongReason(MESSAGES.ticketReasonOnlyToClose);
  return reason || null;
}
