import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ConversationModule } from '../conversation/conversation.module.ts';
import { ClientTickets } from './client-tickets.service.ts';
import { StaffCorrespondence } from './staff-correspondence.service.ts';
import { TicketNotes } from './ticket-notes.service.ts';

/** What staff and client write to each other, what staff writes to authorities, and staff's notes. */
@Module({
  imports: [ConversationModule],
  controllers: commandsOf(ClientTickets, StaffCorrespondence, TicketNotes),
  providers: [ClientTickets, StaffCorrespondence, TicketNotes],
})
export class CorrespondenceModule {}
