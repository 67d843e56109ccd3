import { Module } from '@nestjs/common';
import { TicketsController } from './tickets/tickets.controller.ts';
import { TicketsService } from './tickets/tickets.service.ts';

@Module({ controllers: [TicketsController], providers: [TicketsService] })
export class SlaModule {}
