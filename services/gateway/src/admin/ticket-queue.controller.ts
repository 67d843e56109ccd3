import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FindNearlyRepresented, type RepresentedView } from '@rep13/contracts-agreements';
import {
  DueTicketsQuery,
  GetTicket,
  GetTicketPulse,
  ListDueTickets,
  ListTicketAuthorities,
  type DueTicketView,
  type TicketPulseView,
} from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';

/** What a page of staff that is open all day asks of tickets. */
@ApiTags('admin')
@Controller('api/admin/sla-tickets')
@AdminAudience()
export class TicketQueueController {
  constructor(private readonly rpc: RpcClient) {}

  /** Find out whether anything has happened to any ticket. Cheap: a page that is open asks every few seconds. */
  @Get('pulse')
  pulse(): Promise<TicketPulseView> {
    return this.rpc.call(GetTicketPulse, {});
  }

  /** List the authorities that tickets name, by the alphabet, to filter by. At most 500. */
  @Get('authorities')
  authorities(): Promise<string[]> {
    return this.rpc.call(ListTicketAuthorities, {});
  }

  /** List whom an order may be about that names no client exactly. At most five; empty once its client is known. */
  @Get(':id/candidates')
  async candidates(@Param('id', PathId) ticketId: number): Promise<readonly RepresentedView[]> {
    const { signupId, request } = await this.rpc.call(GetTicket, { ticketId });
    if (signupId !== null || !request) return [];
    return this.rpc.call(FindNearlyRepresented, { target: request.target });
  }

  /** List what is due in a time, the earliest first. At most 62 days and 500 entries. */
  @Get('calendar')
  calendar(@Query() query: DueTicketsQuery): Promise<DueTicketView[]> {
    return this.rpc.call(ListDueTickets, query);
  }
}
