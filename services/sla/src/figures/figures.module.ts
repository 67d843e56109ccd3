import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ResponseTimesService } from './response-times.service.ts';
import { TicketStatisticsService } from './ticket-statistics.service.ts';

@Module({
  controllers: commandsOf(TicketStatisticsService, ResponseTimesService),
  providers: [TicketStatisticsService, ResponseTimesService],
})
export class FiguresModule {}
