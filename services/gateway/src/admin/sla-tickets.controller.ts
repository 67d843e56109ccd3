import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIST_MAX, TICKET_ACTIONS, type TicketAction } from '@rep13/contracts-constants';
import {
  GetTicket,
  ListTickets,
  MoveTicket,
  MoveTicketBody,
  OpenTicket,
  OpenTicketBody,
  TicketsQuery,
  type TicketDetailView,
  type TicketView,
} from '@rep13/contracts-sla';
import { NotFound, RpcClient } from '@rep13/service-kit';
import { AdminRoles } from '../audience/admin.guard.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { ReadsClientFile } from '../trail/reads-client-file.decorator.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';

/** Authorities' orders: every role reads them, caseworkers and admins deal with them. */
@ApiTags('admin')
@Controller('api/admin/sla-tickets')
@AdminAudience()
export class SlaTicketsController {
  constructor(private readonly rpc: RpcClient) {}

  /** List tickets, newest first. */
  @Get()
  list(@Query() query: TicketsQuery): Promise<TicketView[]> {
    return this.rpc.call(ListTickets, { limit: LIST_MAX, ...query });
  }

  /** Get a ticket with its history and what may be done next. */
  @Get(':id')
  @ReadsClientFile('ticket')
  get(@Param('id', PathId) ticketId: number): Promise<TicketDetailView> {
    return this.rpc.call(GetTicket, { ticketId });
  }

  /** Open a ticket for an authority's order. */
  @Post()
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  open(@Body() body: OpenTicketBody): Promise<TicketDetailView> {
    return this.rpc.call(OpenTicket, body);
  }

  /**
   * Move a ticket on. `acknowledge`, `forward`, `start`, `ask-authority`, `resume`, `respond` or `close`; 409 if it
   * is not its turn.
   */
  @Post(':id/:action')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  move(
    @Param('id', PathId) ticketId: number,
    @Param('action') action: string,
    @Body() body: MoveTicketBody,
  ): Promise<TicketDetailView> {
    if (!isAction(action)) throw new NotFound();
    return this.rpc.call(MoveTicket, { ...body, ticketId, action });
  }
}

const isAction = (text: string): text is TicketAction => (TICKET_ACTIONS as readonly string[]).includes(text);
