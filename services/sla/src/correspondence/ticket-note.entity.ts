import type { TicketNoteView } from '@rep13/contracts-sla';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What staff writes for staff. */
@Entity('ticket_notes')
export class TicketNote {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('integer') ticketId!: number;
  @Column('text') author!: string;
  @Column('text') body!: string;
  @Column('timestamptz') createdAt!: Date;
}

export const toTicketNoteView = (note: TicketNote): TicketNoteView => ({
  id: note.id,
  author: note.author,
  body: note.body,
  createdAt: note.createdAt.toISOString(),
});
