import { Module } from '@nestjs/common';
import { BeginNamingClients } from './begin-naming-clients.ts';
import { CheckTicketDeadlines } from './check-ticket-deadlines.ts';
import { Clients } from './clients.ts';
import { KeepClientNameWhenProfileChanged } from './keep-client-name-when-profile-changed.handler.ts';
import { NameClients } from './name-clients.processor.ts';
import { SearchedClients } from './searched-clients.ts';
import { TicketQueries } from './ticket-queries.service.ts';
import { TicketsController } from './tickets.controller.ts';
import { TicketsService } from './tickets.service.ts';

/** The tickets, their moves and their clocks. */
@Module({
  controllers: [TicketsController],
  providers: [
    Clients,
    TicketsService,
    TicketQueries,
    SearchedClients,
    CheckTicketDeadlines,
    KeepClientNameWhenProfileChanged,
    BeginNamingClients,
    NameClients,
  ],
  exports: [Clients],
})
export class TicketsModule {}
