import type { TicketStatus } from '@rep13/contracts-sla/constants';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TicketStepName } from './ticket-step.ts';

/** One line of a ticket's history. */
@Entity('sla_ticket_events')
export class SlaTicketEvent {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('integer') ticketId!: number;
  @Column('text') action!: TicketStepName;
  @Column('text', { nullable: true }) fromStatus!: TicketStatus | null;
  @Column('text') toStatus!: TicketStatus;
  /** `admin:<id>`, or `system` for the clock. */
  @Column('text') actor!: string;
  @Column('text', { nullable: true }) note!: string | null;
  @Column('timestamptz') createdAt!: Date;
}
