import type { MessageDirection } from '@rep13/contracts-sla/constants';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody wrote about a ticket. Who may read it follows from its direction. */
@Entity('ticket_messages')
export class TicketMessage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('integer') ticketId!: number;
  @Column('text') direction!: MessageDirection;
  /** `admin:<id>`, `client:<signupId>` or `authority`. */
  @Column('text') author!: string;
  @Column('text') body!: string;
  /** The mail that it came as. */
  @Column('integer', { nullable: true }) mailId!: number | null;
  @Column('timestamptz') createdAt!: Date;
}
