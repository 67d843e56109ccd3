import type { TicketStatus, UrgencyLevel } from '@rep13/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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
  @Column('timestamptz', { nullable: true }) forwardedDate!: Date | null;
  @Column('text') urgencyLevel!: UrgencyLevel;
  @Column('text') status!: TicketStatus;
  @Column('text', { nullable: true }) description!: string | null;
  /** Why it was closed; there once the status is `closed`. */
  @Column('text', { nullable: true }) closeReason!: string | null;
  /** Hours with two decimals; Postgres gives `numeric` as text. */
  @Column('numeric', { nullable: true }) responseTimeHours!: string | null;
  @Column('boolean') slaCompliant!: boolean;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
}
