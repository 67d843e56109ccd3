import type { TicketAction, TicketStatus, UrgencyLevel } from '@rep13/contracts-constants';
import type { PayloadOf } from '@rep13/contracts-messaging';
import type { OpenTicket } from '@rep13/contracts-sla';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import * as clock from './ticket-clock.ts';
import { movesFor, TICKET_MOVES } from './ticket-moves.ts';
import type { TicketStep, TicketStepName } from './ticket-step.ts';
import { TicketMoveNotAllowed } from './tickets.errors.ts';

/** One order of an authority, and how fast it was dealt with. */
@Entity('sla_tickets')
export class SlaTicket {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('integer') signupId!: number;
  @Column('text') ticketNumber!: string;
  @Column('text') authorityName!: string;
  /** When the order reached us. */
  @Column('timestamptz') authorityContactDate!: Date;
  /** First human acknowledgement. */
  @Column('timestamptz', { nullable: true }) responseDate!: Date | null;
  @Column('boolean') forwardedToClient!: boolean;
  /** The latest time it went to the client. */
  @Column('timestamptz', { nullable: true }) forwardedDate!: Date | null;
  @Column('text') urgencyLevel!: UrgencyLevel;
  @Column('text') status!: TicketStatus;
  @Column('text', { nullable: true }) description!: string | null;
  /** Why it was closed; there once the status is `closed`. */
  @Column('text', { nullable: true }) closeReason!: string | null;
  /** Hours with two decimals; Postgres gives `numeric` as text. */
  @Column('numeric', { nullable: true }) responseTimeHours!: string | null;
  /** False from the moment the promise is missed, for good. */
  @Column('boolean') slaCompliant!: boolean;
  /** The latest warning that is settled: announced, or past when the order was entered. */
  @Column('integer') warnedPercent!: number;
  @Column('timestamptz', { nullable: true }) escalatedAt!: Date | null;
  /** When the next deadline passes; null when there is none. */
  @Column('timestamptz', { nullable: true }) nextDeadlineAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;

  /** A new ticket. Check its deadlines at once: the promise may be missed already. */
  static open(order: PayloadOf<OpenTicket>, ticketNumber: string, now: Date): SlaTicket {
    const contact = new Date(order.authorityContactDate);
    // Staff who enter a late order know how late it is: past warnings are not sent.
    const warnedPercent = clock.passedPercent(contact, now);
    return Object.assign(new SlaTicket(), {
      signupId: order.signupId,
      ticketNumber,
      authorityName: order.authorityName,
      authorityContactDate: contact,
      responseDate: null,
      forwardedToClient: false,
      forwardedDate: null,
      urgencyLevel: order.urgencyLevel ?? 'normal',
      status: 'pending' as const,
      description: order.description || null,
      closeReason: null,
      responseTimeHours: null,
      slaCompliant: true,
      warnedPercent,
      escalatedAt: null,
      nextDeadlineAt: clock.nextDeadline(contact, warnedPercent),
      createdAt: now,
      updatedAt: now,
    });
  }

  get dueAt(): Date {
    return clock.dueAt(this.authorityContactDate);
  }

  /**
   * One action of the service, in one or two moves. A deadline that passed unnoticed is noticed first.
   * @throws TicketMoveNotAllowed
   */
  move(action: TicketAction, reason: string | null, now: Date): TicketStep[] {
    const moves = movesFor(this.status, action);
    if (moves.length === 0) throw new TicketMoveNotAllowed(this.status);
    const steps = [...this.breach(now), ...moves.map((name) => this.make(name, reason, now))];
    this.scheduleNextDeadline(now);
    return steps;
  }

  /** What the deadlines that have passed by now have to say. Safe to repeat, and right however late it comes. */
  checkDeadlines(now: Date): TicketStep[] {
    if (this.nextDeadlineAt === null || now < this.nextDeadlineAt) return [];
    const steps = [...this.breach(now), ...this.warn(now), ...this.escalate(now)];
    this.scheduleNextDeadline(now);
    return steps;
  }

  private make(action: TicketAction, reason: string | null, now: Date): TicketStep {
    if (action === 'acknowledge') {
      this.responseDate = now;
      this.responseTimeHours = clock.hoursBetween(this.authorityContactDate, now);
    }
    if (action === 'forward') {
      this.forwardedToClient = true;
      this.forwardedDate = now;
    }
    if (action === 'close') this.closeReason = reason;
    const fromStatus = this.status;
    this.status = TICKET_MOVES[action].to;
    return { name: action, fromStatus, toStatus: this.status, byClock: false };
  }

  private breach(now: Date): TicketStep[] {
    if (this.responseDate || !this.slaCompliant || !clock.isMissed(this.authorityContactDate, now)) return [];
    this.slaCompliant = false;
    return [this.clockStep('breach')];
  }

  /** After a standstill only the latest warning is worth a mail. */
  private warn(now: Date): TicketStep[] {
    const percent = clock.passedPercent(this.authorityContactDate, now);
    if (this.responseDate || !this.slaCompliant || percent === 0 || percent <= this.warnedPercent) return [];
    this.warnedPercent = percent;
    return [this.clockStep(`warn-${percent}`)];
  }

  private escalate(now: Date): TicketStep[] {
    const at = this.escalationAt();
    if (!at || now < at) return [];
    this.escalatedAt = now;
    return [this.clockStep('escalate')];
  }

  private clockStep(name: TicketStepName): TicketStep {
    return { name, fromStatus: this.status, toStatus: this.status, byClock: true };
  }

  private escalationAt(): Date | null {
    const waits = this.status === 'forwarded' && this.forwardedDate && !this.escalatedAt;
    return waits ? clock.escalationAt(this.forwardedDate!) : null;
  }

  private acknowledgementDeadline(): Date | null {
    const waits = !this.responseDate && this.slaCompliant;
    return waits ? clock.nextDeadline(this.authorityContactDate, this.warnedPercent) : null;
  }

  private scheduleNextDeadline(now: Date): void {
    this.nextDeadlineAt = clock.earliest(this.acknowledgementDeadline(), this.escalationAt());
    this.updatedAt = now;
  }
}
