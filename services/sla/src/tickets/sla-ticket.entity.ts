import type { UserNotice } from '@rep13/contracts-authority-requests/constants';
import { MESSAGES } from '@rep13/contracts-constants';
import type { TicketAction, UrgencyLevel } from '@rep13/contracts-sla/constants';
import type { PayloadOf } from '@rep13/contracts-messaging';
import type { ClassifyTicket } from '@rep13/contracts-sla';
import { Entity } from 'typeorm';
import type { AuthorityRequest } from '../authority-requests/authority-request.entity.ts';
import { askClient, stopClocks, takeTurn } from './clock-changes.ts';
import type { MoveDetails } from './moves/ticket-move.ts';
import { movesFor, nextActions, TICKET_MOVES } from './moves/ticket-moves.ts';
import { untouched, type NewTicket } from './new-ticket.ts';
import { nextDueOf, ourTurnSince } from './next-due.ts';
import { effectOf, type StatedEffect } from './order-effect.ts';
import { checkClocks, nextCheckAt } from './ticket-clocks.ts';
import type { TicketClient } from './clients.ts';
import { startOver } from './start-over.ts';
import { TicketColumns } from './ticket-columns.ts';
import type { TicketStep, TicketStepName } from './ticket-step.ts';
import { WrongUserNotice, type StatedUserNotification } from './user-notification.ts';
import {
  TicketIsClosed,
  TicketIsCritical,
  TicketIsMatched,
  TicketIsNoOrder,
  TicketMoveNotAllowed,
} from './tickets.errors.ts';

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

  /**
   * One action of the service, in one or two moves. A deadline that passed unnoticed is noticed first.
   * @throws TicketMoveNotAllowed, TicketNotReplied, WrongEnd, WrongEffect
   */
  move(action: TicketAction, details: MoveDetails, now: Date): TicketStep[] {
    TICKET_MOVES[action].requireDetails?.(this, details);
    if (action === 'close' && details.closedAs === 'spam') return this.endAsSpam(details.reason ?? '', now);
    const moves = movesFor(this.position, action);
    if (moves.length === 0) throw this.notAllowed();
    const steps = [...checkClocks(this, now), ...moves.map((name) => this.make(name, details, now))];
    this.change(now);
    return steps;
  }

  /** The steps of the deadlines that have passed by now. Safe to repeat, and right however late it comes. */
  checkDeadlines(now: Date): TicketStep[] {
    const isDue = this.nextDeadlineAt !== null && now >= this.nextDeadlineAt;
    if (!isDue && !this.isForgotten) return [];
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

  /** @throws TicketIsClosed, TicketIsNoOrder */
  setAnswerBy(answerBy: Date | null, now: Date): TicketStep[] {
    this.requireOpen();
    this.requireOrder();
    // What is over by now is missed, whatever time is set next.
    const missed = checkClocks(this, now);
    if (answerBy) this.answer.start(this.authorityContactDate, answerBy, now);
    else this.answer.cancel();
    return [...missed, ...this.did('set-deadline', now)];
  }

  /**
   * Also after the end: the yearly report is written then.
   * @throws TicketIsNoOrder, WrongCategory, TicketIsCritical where it would become less than that: then one person
   * could end it alone
   */
  classify(stated: PayloadOf<ClassifyTicket>, filed: AuthorityRequest | null, now: Date): TicketStep[] {
    this.requireOrder();
    const { orderKind, issuingState, urgencyLevel } = stated;
    if (urgencyLevel && urgencyLevel !== this.urgencyLevel) this.requireNotCritical();
    this.orderKind = orderKind ?? this.orderKind;
    this.report.classify(stated, this.orderKind, filed);
    this.issuingState = issuingState ?? this.issuingState;
    this.urgencyLevel = urgencyLevel ?? this.urgencyLevel;
    return this.did('classify', now);
  }

  /** Two of staff have agreed, or one has broken the glass. Nothing of one that is less than critical. @throws TicketIsClosed */
  lowerUrgency(urgencyLevel: UrgencyLevel, now: Date): TicketStep[] {
    this.requireOpen();
    if (this.urgencyLevel !== 'critical') return [];
    this.urgencyLevel = urgencyLevel;
    return this.did('classify', now);
  }

  /** @throws TicketIsClosed, TicketIsMatched where it would become another: that takes two */
  match(client: TicketClient, now: Date): TicketStep[] {
    this.requireOpen();
    if (this.signupId !== null && this.signupId !== client.signupId) throw new TicketIsMatched();
    Object.assign(this, client);
    return this.did('match', now);
  }

  /**
   * Another client is meant. The one before leaves nothing behind: what it read, answered and stated is no longer of this
   * order, and neither is what was done because of it. The other's time begins when the order is forwarded to it.
   * @throws TicketIsClosed
   */
  changeClient(client: TicketClient, now: Date): TicketStep[] {
    this.requireOpen();
    const missed = checkClocks(this, now);
    const fromStatus = this.status;
    if (this.forwardedToClient) startOver(this);
    Object.assign(this, client);
    this.change(now);
    return [...missed, { name: 'change-client', fromStatus, toStatus: this.status, byClock: false }];
  }

  liftDoNotInform(now: Date): TicketStep[] {
    if (!this.doNotInform) return [];
    this.doNotInform = false;
    this.userTold.clientMayKnow();
    return this.did('lift-do-not-inform', now);
  }

  /** No authority had sent it: nobody is acknowledged, and nothing counts. @throws TicketIsClosed, TicketIsCritical */
  markSpam(reason: string, now: Date): TicketStep[] {
    this.requireOpen();
    this.requireNotCritical();
    return this.endAsSpam(reason, now);
  }

  /** @throws TicketIsClosed */
  markElement(step: 'mark-supplied' | 'mark-missing', now: Date): TicketStep[] {
    this.requireOpen();
    return this.did(step, now);
  }

  calledBack(now: Date): TicketStep[] {
    this.receipt.record(now, 'person');
    return this.did('call-back', now);
  }

  /** Staff has written to the authority: an acknowledgement, if it is the first thing a person does. @throws TicketIsClosed */
  wroteToAuthority(now: Date): TicketStep[] {
    this.requireOpen();
    const missed = checkClocks(this, now);
    const first = this.status === 'pending' ? [this.make('acknowledge', {}, now)] : [];
    this.receipt.record(now, 'person');
    takeTurn(this);
    return [...missed, ...first, ...this.did('write-authority', now)];
  }

  /**
   * Staff has written to the client; if it is a question, the client's time begins again. Who reported a threat is
   * acknowledged by it. @throws TicketIsClosed
   */
  wroteToClient(wantsAnswer: boolean, now: Date): TicketStep[] {
    this.requireOpen();
    const missed = checkClocks(this, now);
    const first = this.lifeAtRisk && this.status === 'pending' ? [this.make('acknowledge', {}, now)] : [];
    if (this.forwardedToClient && wantsAnswer) askClient(this, now);
    takeTurn(this);
    return [...missed, ...first, ...this.did('write-client', now)];
  }

  /** No one else is called. Nothing if the client has stated so before. @throws TicketIsClosed */
  readByClient(now: Date): TicketStep[] {
    this.requireOpen();
    if (this.clientReadAt) return [];
    this.clientReadAt = now;
    return this.did('client-read', now);
  }

  /** Who reads changes nothing that others may have seen: it raises no version. */
  readByStaff(now: Date): void {
    this.unreadSince = null;
    this.settle(now);
  }

  /** @throws TicketIsClosed */
  clientWrote(stated: StatedEffect, now: Date): TicketStep[] {
    this.requireOpen();
    this.clientSaid = effectOf(stated, now) ?? this.clientSaid;
    this.clientReadAt ??= now;
    this.clientAnsweredAt = now;
    this.client.meet(now);
    this.unreadSince ??= now;
    return this.did('client-wrote', now);
  }

  /** Also after the end: the duty outlasts the order. Nothing if it was said before. @throws WrongUserNotification */
  recordUserNotification(stated: StatedUserNotification, now: Date): TicketStep[] {
    const missed = checkClocks(this, now);
    if (!this.userTold.record(stated, now)) return missed;
    return [...missed, ...this.did(`user-${stated.state}`, now)];
  }

  /** Also after the end, as above. @throws TicketIsNoOrder, WrongUserNotice */
  setUserNotice(notice: UserNotice, from: Date | null, now: Date): TicketStep[] {
    this.requireOrder();
    if (this.doNotInform && notice === 'allowed')
      throw new WrongUserNotice('notice', MESSAGES.userNoticeOfSecret);
    const missed = checkClocks(this, now);
    this.userTold.hear(notice, from);
    return [...missed, ...this.did('set-user-notice', now)];
  }

  /** What we waited for has come. @throws TicketIsClosed */
  authorityWrote(now: Date): TicketStep[] {
    this.requireOpen();
    this.unreadSince ??= now;
    const steps = this.did('authority-wrote', now);
    if (this.status !== 'awaiting_authority') return steps;
    return [...steps, ...this.move('resume', {}, now)];
  }

  /**
   * Back to work, after an end that was no mistake of ours to undo: what was done stays recorded, what was due then is
   * over, and our next step is due as always. Nothing of an open order, or of what was spam.
   */
  reopen(now: Date): TicketStep[] {
    if (this.status !== 'closed' || this.closedAs === 'spam') return [];
    const fromStatus = this.status;
    const status = this.forwardedToClient ? 'in_progress' : 'acknowledged';
    Object.assign(this, { status, closeReason: null, closedAs: null, closedAt: null });
    this.unreadSince ??= now;
    this.change(now);
    return [{ name: 'reopen', fromStatus, toStatus: status, byClock: false }];
  }

  /** A file of client or authority, also without a message; those of a new order are read with it. @throws TicketIsClosed */
  fileCame(now: Date): void {
    this.requireOpen();
    if (this.responseDate) this.unreadSince ??= now;
    this.settle(now);
  }

  private requireOpen(): void {
    if (this.status === 'closed') throw new TicketIsClosed();
  }

  private requireOrder(): void {
    if (this.lifeAtRisk) throw new TicketIsNoOrder();
  }

  /** Two of staff close a critical order: no single step of one may lead around that. */
  private requireNotCritical(): void {
    if (this.urgencyLevel === 'critical') throw new TicketIsCritical();
  }

  private endAsSpam(reason: string, now: Date): TicketStep[] {
    if (this.status === 'closed') throw this.notAllowed();
    const fromStatus = this.status;
    Object.assign(this, { status: 'closed', closeReason: reason, closedAs: 'spam', closedAt: now });
    stopClocks(this, now);
    this.change(now);
    return [{ name: 'mark-spam', fromStatus, toStatus: this.status, byClock: false }];
  }

  private make(action: TicketAction, details: MoveDetails, now: Date): TicketStep {
    const { to, effect, clocks } = TICKET_MOVES[action];
    const fromStatus = this.status;
    Object.assign(this, { status: to, ourTurnSince: null });
    effect?.(this, { fromStatus, details, now });
    clocks?.(this, now);
    return { name: action, fromStatus, toStatus: this.status, byClock: false };
  }

  private notAllowed(): TicketMoveNotAllowed {
    return new TicketMoveNotAllowed(this.status, nextActions(this.position));
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
    this.ourTurnSince = ourTurnSince(this, now);
    this.userTold.settle(this.owesUser, now);
    this.nextDeadlineAt = nextCheckAt(this);
    Object.assign(this, nextDueOf(this));
    this.updatedAt = now;
  }
}
