import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { BeginNamingClients } from './begin-naming-clients.ts';
import { CheckTicketDeadlines } from './check-ticket-deadlines.ts';
import { Clients } from './clients.ts';
import { UpdateClientNameWhenProfileChanged } from './update-client-name-when-profile-changed.handler.ts';
import { NameClients } from './name-clients.processor.ts';
import { SearchedClients } from './searched-clients.ts';
import { TicketQueriesService } from './ticket-queries.service.ts';
import { TicketsService } from './tickets.service.ts';
import { UserNoticesService } from './user-notices.service.ts';

/** The tickets, their moves and their clocks. */
@Module({
  controllers: commandsOf(TicketsService, TicketQueriesService, UserNoticesService),
  providers: [
    Clients,
    TicketsService,
    TicketQueriesService,
    UserNoticesService,
    SearchedClients,
    CheckTicketDeadlines,
    UpdateClientNameWhenProfileChanged,
    BeginNamingClients,
    NameClients,
  ],
  exports: [Clients],
})
export class TicketsModule {}
