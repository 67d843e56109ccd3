import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  DueTicketsQuery,
  GetTicketPulse,
  ListDueTickets,
  type DueTicketView,
  type TicketPulseView,
} from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import { AdminAudience } from '../audience/audiences.ts';

/** What a page of staff that is open all day asks of tickets. */
@ApiTags('admin')
@Controller('api/admin/sla-tickets')
@AdminAudience()
export class TicketDeskController {
  constructor(private readonly rpc: RpcClient) {}

  /** Find out whether anything has happened to any ticket. Cheap: a page that is open asks every few seconds. */
  @Get('pulse')
  pulse(): Promise<TicketPulseView> {
    return this.rpc.call(GetTicketPulse, {});
  }

  /** List what is due in a time, the earliest first. At most 62 days and 500 entries. */
  @Get('calendar')
  calendar(@Query() query: DueTicketsQuery): Promise<DueTicketView[]> {
    return this.rpc.call(ListDueTickets, query);
  }
}
