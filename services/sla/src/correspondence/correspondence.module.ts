import { Module } from '@nestjs/common';
import { ConversationModule } from '../conversation/conversation.module.ts';
import { ClientTicketsController } from './client-tickets.controller.ts';
import { ClientTickets } from './client-tickets.service.ts';
import { CorrespondenceController } from './correspondence.controller.ts';
import { StaffCorrespondence } from './staff-correspondence.service.ts';
import { TicketNotes } from './ticket-notes.service.ts';

/** What staff and client write to each other, what staff writes to authorities, and staff's notes. */
@Module({
  imports: [ConversationModule],
  controllers: [ClientTicketsController, CorrespondenceController],
  providers: [ClientTickets, StaffCorrespondence, TicketNotes],
})
export class CorrespondenceModule {}
