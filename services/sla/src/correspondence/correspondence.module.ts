import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ConversationModule } from '../conversation/conversation.module.ts';
import { ClientTicketsService } from './client-tickets.service.ts';
import { StaffCorrespondenceService } from './staff-correspondence.service.ts';
import { TicketNotesService } from './ticket-notes.service.ts';

/** What staff and client write to each other, what staff writes to authorities, and staff's notes. */
@Module({
  imports: [ConversationModule],
  controllers: commandsOf(ClientTicketsService, StaffCorrespondenceService, TicketNotesService),
  providers: [ClientTicketsService, StaffCorrespondenceService, TicketNotesService],
})
export class CorrespondenceModule {}
