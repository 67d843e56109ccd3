import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AddTicketNote,
  ListTicketNotes,
  ReadTicketAsStaff,
  StaffMessageBody,
  TicketNoteBody,
  WriteAsStaff,
  type TicketDetailView,
  type TicketNoteView,
} from '@rep13/contracts-sla';
import { RpcClient } from '@rep13/service-kit';
import { AdminRoles, TicketReads } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { SeenVersion, TakesVersion } from './seen-version.ts';
import { TicketWrites } from './ticket-writes.ts';

/** What staff writes about a ticket: to the client, to the authority, and for itself alone. */
@ApiTags('admin')
@Controller('api/admin/sla-tickets/:id')
@AdminAudience()
export class TicketConversationController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly writes: TicketWrites,
    private readonly reads: TicketReads,
  ) {}

  /** Write to the client or the authority about a ticket. */
  @Post('messages')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesVersion()
  write(
    @Param('id', PathId) ticketId: number,
    @Body() body: StaffMessageBody,
    @SeenVersion() version: number | undefined,
  ): Promise<TicketDetailView> {
    return this.writes.call(WriteAsStaff, { ...body, ticketId, version });
  }

  /** Say that staff has read what client and authority wrote. Safe to repeat, and no new version. */
  @Post('read')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  read(@Param('id', PathId) ticketId: number): Promise<TicketDetailView> {
    return this.rpc.call(ReadTicketAsStaff, { ticketId });
  }

  /** List the notes that staff has made about a ticket, oldest first. */
  @Get('notes')
  async notes(@Param('id', PathId) ticketId: number): Promise<TicketNoteView[]> {
    await this.reads.note(ticketId);
    return this.rpc.call(ListTicketNotes, { ticketId });
  }

  /** Note something about a ticket for staff alone. */
  @Post('notes')
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  note(@Param('id', PathId) ticketId: number, @Body() body: TicketNoteBody): Promise<TicketNoteView> {
    return this.rpc.call(AddTicketNote, { ...body, ticketId });
  }
}
