import type { ClosedAs, OrderOutcome, TicketAction } from '@rep13/contracts-constants';
import type { PayloadOf } from '@rep13/contracts-messaging';
import type { ClassifyTicket } from '@rep13/contracts-sla';
import { Entity } from 'typeorm';
import { untouched, type NewTicket } from './new-ticket.ts';
import * as clock from './ticket-clock.ts';
import { checkClocks, nextCheckAt, nextDueOf } from './ticket-clocks.ts';
import { TicketColumns } from './ticket-columns.ts';
import { movesFor, TICKET_MOVES, type TicketPosition } from './ticket-moves.ts';
import type { TicketStep, TicketStepName } from './ticket-step.ts';
import { TicketIsClosed, TicketIsCritical, TicketMoveNotAllowed } from './tickets.errors.ts';

/** What is said when a ticket moves. */
export interface MoveWords {
  readonly reason?: string | null;
  readonly closedAs?: ClosedAs | null | undefined;
  readonly outcome?: OrderOutcome | null | undefined;
  readonly effectAt?: Date | null | undefined;
}

/** One order of an authority, and how fast it was dealt with. */
@Entity('sla_tickets')
export class SlaTicket extends TicketColumns {
  /** A new ticket. Check its deadlines at once: the promise may be missed already. */
  static open(order: NewTicket, ticketNumber: string, now: Date): SlaTicket {
    const ticket = Object.assign(new SlaTicket(), untouched(order, ticketNumber, now));
    if (order.answerBy) ticket.answer.start(order.authorityContactDate, order.answerBy, now);
    ticket.settle(now);
    return ticket;
  }

  get dueAt(): Date {
    return clock.dueAt(this.authorityContactDate);
  }

  /** Whom facts about it may name: nobody as long as the client must not hear of it. */
  get namedSignupId(): number | null {
    return this.doNotInform ? null : this.signupId;
  }

  get position(): TicketPosition {
    return { status: this.status, canBeForwarded: this.signupId !== null && !this.doNotInform };
  }

  /**
   * One action of the service, in one or two moves. A deadline that passed unnoticed is noticed first.
   * @throws TicketMoveNotAllowed
   */
  move(action: TicketAction, words: MoveWords, now: Date): TicketStep[] {
    const moves = movesFor(this.position, action);
    if (moves.length === 0) throw new TicketMoveNotAllowed(this.position);
    const steps = [...checkClocks(this, now), ...moves.map((name) => this.make(name, words, now))];
    this.change(now);
    return steps;
  }

  /** What the deadlines that have passed by now have to say. Safe to repeat, and right however late it comes. */
  checkDeadlines(now: Date): TicketStep[] {
    if (this.nextDeadlineAt === null || now < this.nextDeadlineAt) return [];
    const steps = checkClocks(this, now);
    this.settle(now);
    return steps;
  }

  /** False if it is so already. @throws TicketIsClosed */
  assign(assigneeId: number | null, now: Date): TicketStep[] {
    this.requireOpen();
    if (this.assigneeId === assigneeId) return [];
    this.assigneeId = assigneeId;
    return this.did('assign', now);
  }

  /** @throws TicketIsClosed */
  setAnswerBy(answerBy: Date | null, now: Date): TicketStep[] {
    this.requireOpen();
    if (answerBy) this.answer.start(this.authorityContactDate, answerBy, now);
    else this.answer.cancel();
    return this.did('set-deadline', now);
  }

  /** @throws TicketIsCritical where it would become less than that: then one person could end it alone */
  classify(
    { orderKind, category, issuingState, urgencyLevel }: PayloadOf<ClassifyTicket>,
    now: Date,
  ): TicketStep[] {
    if (urgencyLevel && urgencyLevel !== this.urgencyLevel) this.requireNotCritical();
    this.orderKind = orderKind ?? this.orderKind;
    this.category = category ?? this.category;
    this.issuingState = issuingState ?? this.issuingState;
    this.urgencyLevel = urgencyLevel ?? this.urgencyLevel;
    return this.did('classify', now);
  }

  /** @throws TicketIsClosed */
  match(client: { signupId: number; companyName: string }, now: Date): TicketStep[] {
    this.requireOpen();
    Object.assign(this, client);
    return this.did('match', now);
  }

  liftDoNotInform(now: Date): TicketStep[] {
    if (!this.doNotInform) return [];
    this.doNotInform = false;
    return this.did('lift-do-not-inform', now);
  }

  /** No authority had sent it: nobody is acknowledged, and nothing counts. @throws TicketIsClosed, TicketIsCritical */
  markSpam(reason: string, now: Date): TicketStep[] {
    this.requireOpen();
    this.requireNotCritical();
    const fromStatus = this.status;
    this.end(reason, 'spam', now);
    this.change(now);
    return [{ name: 'mark-spam', fromStatus, toStatus: this.status, byClock: false }];
  }

  calledBack(now: Date): TicketStep[] {
    return this.did('call-back', now);
  }

  /** Staff has written to the authority: an acknowledgement, if it is the first thing a person does. @throws TicketIsClosed */
  wroteToAuthority(now: Date): TicketStep[] {
    this.requireOpen();
    const first = this.status === 'pending' ? [this.make('acknowledge', {}, now)] : [];
    return [...checkClocks(this, now), ...first, ...this.did('write-authority', now)];
  }

  /** Staff has written to the client; if it is a question, the client's time begins again. @throws TicketIsClosed */
  wroteToClient(wantsAnswer: boolean, now: Date): TicketStep[] {
    this.requireOpen();
    if (this.forwardedToClient && wantsAnswer) this.askClient(now);
    return this.did('write-client', now);
  }

  /** Nobody else is called. Nothing if the client has said so before. @throws TicketIsClosed */
  readByClient(now: Date): TicketStep[] {
    this.requireOpen();
    if (this.clientReadAt) return [];
    this.clientReadAt = now;
    return this.did('client-read', now);
  }

  /** @throws TicketIsClosed */
  clientWrote(now: Date): TicketStep[] {
    this.requireOpen();
    this.clientReadAt ??= now;
    this.clientAnsweredAt = now;
    this.client.meet(now);
    return this.did('client-wrote', now);
  }

  /** What we waited for has come. @throws TicketIsClosed */
  authorityWrote(now: Date): TicketStep[] {
    this.requireOpen();
    const steps = this.did('authority-wrote', now);
    if (this.status !== 'awaiting_authority') return steps;
    return [...steps, ...this.move('resume', {}, now)];
  }

  private requireOpen(): void {
    if (this.status === 'closed') throw new TicketIsClosed();
  }

  /** Two of staff close a critical order: no single step of one may lead around that. */
  private requireNotCritical(): void {
    if (this.urgencyLevel === 'critical') throw new TicketIsCritical();
  }

  private make(action: TicketAction, words: MoveWords, now: Date): TicketStep {
    if (action === 'acknowledge') {
      this.responseDate = now;
      this.responseTimeHours = clock.hoursBetween(this.authorityContactDate, now);
    }
    if (action === 'forward') {
      this.forwardedToClient = true;
      this.forwardedDate = now;
      this.askClient(now);
    }
    if (action === 'start') this.client.cancel();
    if (action === 'ask-authority') this.pausedAt = now;
    if (action === 'resume') this.goOn(now);
    if (action === 'respond') {
      this.outcome = words.outcome ?? null;
      this.effectAt = words.effectAt ?? now;
      this.answer.meet(now);
    }
    const fromStatus = this.status;
    if (action === 'close') this.end(words.reason ?? '', words.closedAs ?? null, now);
    else this.status = TICKET_MOVES[action].to;
    return { name: action, fromStatus, toStatus: this.status, byClock: false };
  }

  private end(reason: string, closedAs: ClosedAs | null, now: Date): void {
    this.goOn(now);
    // Whatever became of it, its authority waits for nothing more; what nobody has sent nobody waits for.
    if (closedAs === 'spam') this.answer.cancel();
    else this.answer.meet(now);
    this.client.cancel();
    Object.assign(this, { status: 'closed', closeReason: reason, closedAs, closedAt: now });
  }

  private askClient(now: Date): void {
    this.clientReadAt = null;
    this.client.start(now, clock.escalationAt(now), now);
  }

  /** The time that we waited for the authority does not count. */
  private goOn(now: Date): void {
    if (!this.pausedAt) return;
    this.answer.leaveOut(this.pausedAt, now);
    this.client.leaveOut(this.pausedAt, now);
    this.pausedAt = null;
  }

  private did(name: TicketStepName, now: Date): TicketStep[] {
    this.change(now);
    return [{ name, fromStatus: this.status, toStatus: this.status, byClock: false }];
  }

  private change(now: Date): void {
    this.version += 1;
    this.settle(now);
  }

  private settle(now: Date): void {
    this.nextDeadlineAt = nextCheckAt(this);
    Object.assign(this, nextDueOf(this));
    this.updatedAt = now;
  }
}
