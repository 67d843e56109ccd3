import { Module } from '@nestjs/common';
import { FiguresController } from './figures.controller.ts';
import { ResponseTimes } from './response-times.service.ts';
import { TicketStatistics } from './ticket-statistics.service.ts';

@Module({ controllers: [FiguresController], providers: [TicketStatistics, ResponseTimes] })
export class FiguresModule {}
