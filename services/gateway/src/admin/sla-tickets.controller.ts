import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { StaffTicketsQuery, type ApprovalNeededView } from '@rep13/contracts-admin';
import { LIST_MAX } from '@rep13/contracts-constants';
import { TICKET_ACTIONS, type TicketAction } from '@rep13/contracts-sla/constants';
import {
  CountTickets,
  GetTicket,
  ListTickets,
  MoveTicket,
  MoveTicketBody,
  OpenTicket,
  OpenTicketBody,
  type TicketDetailView,
  type TicketView,
} from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import {
  AdminRoles,
  AdminUser,
  NeedsStepUpToBreakGlass,
  ReadsClientFile,
  SignedInAdmin,
} from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { listWithRest, DocumentsRestHeaders } from '../edge/list-with-rest.ts';
import { PathChoice } from '../edge/path-choice.pipe.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { answerForTwo, AnswersForTwo } from './answer-for-two.ts';
import { entityTag, SeenVersion, TakesVersion } from './seen-version.ts';
import { TicketMoves } from './ticket-moves.ts';
import { ticketsFor } from './tickets-for.ts';

/** Authorities' orders: every role reads them, caseworkers and admins deal with them. */
@ApiTags('admin')
@Controller('api/admin/sla-tickets')
@AdminAudience()
export class SlaTicketsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly moves: TicketMoves,
  ) {}

  /** List tickets, newest first or what is due next. */
  @Get()
  @DocumentsRestHeaders()
  list(
    @Query() query: StaffTicketsQuery,
    @SignedInAdmin() { id }: AdminUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TicketView[]> {
    return listWithRest(response, query, {
      limit: LIST_MAX,
      rows: (page) => this.rpc.call(ListTickets, ticketsFor(page, id)),
      count: (filters) => this.rpc.call(CountTickets, ticketsFor(filters, id)),
    });
  }

  /** Get a ticket with its history and what may be done next. Its `ETag` is the version for `If-Match`. */
  @Get(':id')
  @ReadsClientFile('ticket')
  async get(
    @Param('id', PathId) ticketId: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TicketDetailView> {
    const ticket = await this.rpc.call(GetTicket, { ticketId });
    response.setHeader('ETag', entityTag(ticket.version));
    return ticket;
  }

  /**
   * Open a ticket for an authority's order that came by mail, post or telephone. It is taken whatever is missing of it;
   * where `email` is given the authority gets a receipt and its private link. The client sees nothing of it before it is
   * forwarded.
   */
  @Post()
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  open(@Body() body: OpenTicketBody): Promise<TicketDetailView> {
    return this.rpc.call(OpenTicket, body);
  }

  /**
   * Move a ticket on. `acknowledge`, `forward`, `start`, `ask-authority`, `resume`, `respond` or `close`; 409 if it is
   * not its turn. An order is closed with what was done about it, recorded before or in this call, or as withdrawn,
   * misdirected, duplicate or spam. 202 if somebody else has to agree, to closing a critical order and to refusing one
   * by whichever step, and nothing is done yet; with `breakGlass` it is done at once.
   */
  @Post(':id/:action')
  @Refuses(MoveTicket.errors)
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUpToBreakGlass()
  @Idempotent()
  @TakesVersion()
  @AnswersForTwo()
  @ApiParam({ name: 'action', type: String })
  async move(
    @Param('id', PathId) ticketId: number,
    @Param('action', new PathChoice(TICKET_ACTIONS)) action: TicketAction,
    @Body() body: MoveTicketBody,
    @SeenVersion() version: number | undefined,
    @SignedInAdmin() by: AdminUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TicketDetailView | ApprovalNeededView> {
    return answerForTwo(response, await this.moves.move(ticketId, action, body, { by, version }));
  }
}
