import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  Session,
  UploadedFile,
  type StreamableFile,
} from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { LIST_MAX } from '@rep13/contracts-constants';
import { PageQuery } from '@rep13/contracts-messaging';
import {
  AddClientFile,
  CountTickets,
  GetClientFile,
  GetClientTicket,
  ListTickets,
  ReadTicketAsClient,
  RecordUserNotification,
  ClientMessageBody,
  toClientTicketView,
  UserNotificationBody,
  WriteAsClient,
  type ClientMessageView,
  type ClientTicketDetailView,
  type ClientTicketView,
} from '@rep13/contracts-sla';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { ClientAudience } from '../audience/audiences.ts';
import { listWithRest, DocumentsRestHeaders } from '../edge/list-with-rest.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { PathUuid } from '../edge/path-uuid.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import type { SessionData } from '../identity/index.ts';
import { fileToDownload } from '../uploads/file-to-download.ts';
import { TakesTicketFile } from '../uploads/takes-ticket-file.decorator.ts';
import { wholeFile, type WholeFile } from '../uploads/whole-file.ts';

/** The own orders. A suspended client answers them too: an order's clock does not stop for a bill. */
@ApiTags('client')
@Controller('api/client/sla-tickets')
@ClientAudience()
export class ClientTicketsController {
  constructor(private readonly rpc: RpcClient) {}

  /** List the own tickets, newest first. `cursor` is the id of the last row seen. */
  @Get()
  @DocumentsRestHeaders()
  async list(
    @Session() { client: { signupId } }: SessionData,
    @Query() query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ClientTicketView[]> {
    const own = { signupId, forClient: true };
    const tickets = await listWithRest(response, query, {
      limit: LIST_MAX,
      rows: (page) => this.rpc.call(ListTickets, { ...page, ...own }),
      count: () => this.rpc.call(CountTickets, own),
    });
    return tickets.map(toClientTicketView);
  }

  /** Get one of the own tickets, with what the order says and what was written. */
  @Get(':id')
  get(
    @Session() { client: { signupId } }: SessionData,
    @Param('id', PathId) ticketId: number,
  ): Promise<ClientTicketDetailView> {
    return this.rpc.call(GetClientTicket, { signupId, ticketId });
  }

  /** Say that an order was read. Nobody else is called about it then; once said, it stays. */
  @Post(':id/read')
  @HttpCode(200)
  read(
    @Session() { client: { signupId } }: SessionData,
    @Param('id', PathId) ticketId: number,
  ): Promise<ClientTicketDetailView> {
    return this.rpc.call(ReadTicketAsClient, { signupId, ticketId });
  }

  /**
   * Say whether the user concerned was told of an order. Article 9(5) and 10(5) DSA; also once it is closed. `told` takes
   * the time, the others a reason.
   */
  @Post(':id/user-told')
  @HttpCode(200)
  recordUserNotification(
    @Session() { client: { signupId } }: SessionData,
    @Param('id', PathId) ticketId: number,
    @Body() body: UserNotificationBody,
  ): Promise<ClientTicketDetailView> {
    return this.rpc.call(RecordUserNotification, { ...body, signupId, ticketId });
  }

  /** Answer about an order. Files that go with it are uploaded before. */
  @Post(':id/messages')
  @Idempotent()
  write(
    @Session() { client: { signupId } }: SessionData,
    @Param('id', PathId) ticketId: number,
    @Body() body: ClientMessageBody,
  ): Promise<ClientMessageView> {
    return this.rpc.call(WriteAsClient, { ...body, signupId, ticketId });
  }

  /** Upload a file for the next answer. One file of 25 MB at most in the field `file`; its bytes decide what it is. */
  @Post(':id/files')
  @TakesTicketFile('clients')
  upload(
    @Session() { client: { signupId } }: SessionData,
    @Param('id', PathId) ticketId: number,
    @UploadedFile() file: WholeFile | undefined,
  ): Promise<TicketFileView> {
    return this.rpc.call(AddClientFile, { signupId, ticketId, ...wholeFile(file) });
  }

  /** Get a file of one of the own tickets. As an attachment: nothing of it is ever shown on our pages. */
  @Get(':id/files/:fileId')
  @ApiProduces('application/octet-stream')
  async download(
    @Session() { client: { signupId } }: SessionData,
    @Param('id', PathId) ticketId: number,
    @Param('fileId', PathUuid) fileId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return fileToDownload(response, await this.rpc.call(GetClientFile, { signupId, ticketId, fileId }));
  }
}
