import { Module } from '@nestjs/common';
import { RingTicketClock } from './tickets/ring-ticket-clock.processor.ts';
import { TicketClockSweeper } from './tickets/ticket-clock-sweeper.ts';
import { TicketClocks } from './tickets/ticket-clocks.service.ts';
import { TicketQueries } from './tickets/ticket-queries.service.ts';
import { TicketStatistics } from './tickets/ticket-statistics.service.ts';
import { TicketsController } from './tickets/tickets.controller.ts';
import { TicketsService } from './tickets/tickets.service.ts';

@Module({
  controllers: [TicketsController],
  providers: [
    TicketsService,
    TicketQueries,
    TicketStatistics,
    TicketClocks,
    TicketClockSweeper,
    RingTicketClock,
  ],
})
export class SlaModule {}
