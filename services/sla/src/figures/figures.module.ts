import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ResponseTimes } from './response-times.service.ts';
import { TicketStatistics } from './ticket-statistics.service.ts';

@Module({
  controllers: commandsOf(TicketStatistics, ResponseTimes),
  providers: [TicketStatistics, ResponseTimes],
})
export class FiguresModule {}
