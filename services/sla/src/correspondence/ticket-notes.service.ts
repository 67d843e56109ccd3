import { Injectable } from '@nestjs/common';
import { AddTicketNote, ListTicketNotes, TicketNoteAdded, type TicketNoteView } from '@rep13/contracts-sla';
import { Clock, currentActor, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { SlaTicket } from '../tickets/sla-ticket.entity.ts';
import { fact } from '../tickets/ticket-facts.ts';
import { TicketNote, toTicketNoteView } from './ticket-note.entity.ts';

/** Staff's notes: the only ones who read their table. They change nothing of the ticket, so nobody waits for another. */
@Injectable()
export class TicketNotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. @throws NotFound */
  @OnCommand(ListTicketNotes)
  async list({ ticketId }: ListTicketNotes): Promise<TicketNoteView[]> {
    const db = this.dataSource.manager;
    if (!(await db.existsBy(SlaTicket, { id: ticketId }))) throw new NotFound();
    const notes = await db.find(TicketNote, { where: { ticketId }, order: { id: 'asc' } });
    return notes.map(toTicketNoteView);
  }

  /** Also about a closed ticket. @throws NotFound */
  @OnCommand(AddTicketNote)
  add({ ticketId, body }: AddTicketNote): Promise<TicketNoteView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const ticket = await db.findOneBy(SlaTicket, { id: ticketId });
      if (!ticket) throw new NotFound();
      const author = currentActor();
      const note = Object.assign(new TicketNote(), { ticketId, author, body, createdAt: this.clock.now() });
      await db.save(note);
      outbox.add(TicketNoteAdded, { ...fact(ticket), noteId: note.id });
      return toTicketNoteView(note);
    });
  }
}
