import { Module } from '@nestjs/common';
import { CheckTicketDeadlines } from './tickets/check-ticket-deadlines.ts';
import { TicketQueries } from './tickets/ticket-queries.service.ts';
import { TicketStatistics } from './tickets/ticket-statistics.service.ts';
import { TicketsController } from './tickets/tickets.controller.ts';
import { TicketsService } from './tickets/tickets.service.ts';

@Module({
  controllers: [TicketsController],
  providers: [TicketsService, TicketQueries, TicketStatistics, CheckTicketDeadlines],
})
export class SlaModule {}
