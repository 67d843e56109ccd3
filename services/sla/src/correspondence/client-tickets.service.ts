import { Injectable } from '@nestjs/common';
import {
  AddClientFile,
  GetClientFile,
  GetClientTicket,
  ReadTicketAsClient,
  RecordUserNotification,
  TicketFileAdded,
  TicketMessageSent,
  WriteAsClient,
  type ClientMessageView,
  type ClientTicketDetailView,
  type TicketFileContentView,
} from '@rep13/contracts-sla';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { Clock, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { toTicketFileView } from '../conversation/conversation-of.ts';
import { TicketFilesService } from '../conversation/ticket-files.service.ts';
import { isSentIn, writeMessage } from '../conversation/write-message.ts';
import { statedEffect } from '../tickets/order-effect.ts';
import { SlaTicket } from '../tickets/sla-ticket.entity.ts';
import { saveSteps } from '../tickets/ticket-at-work.ts';
import { fact } from '../tickets/ticket-facts.ts';
import {
  CLIENT_DIRECTIONS,
  clientTicketDetail,
  forwardedFilesOf,
  toClientMessageView,
} from './client-ticket.view.ts';

interface OfClient {
  readonly ticketId: number;
  readonly signupId: number;
}

/** What a client may do with its own orders. One that it was not told of is not there. */
@Injectable()
export class ClientTicketsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly files: TicketFilesService,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  @OnCommand(GetClientTicket)
  async get(ids: OfClient): Promise<ClientTicketDetailView> {
    const db = this.dataSource.manager;
    return clientTicketDetail(db, await ticketOf(db, ids));
  }

  /** Safe to repeat. @throws NotFound, TicketIsClosed */
  @OnCommand(ReadTicketAsClient)
  read(ids: OfClient): Promise<ClientTicketDetailView> {
    return this.unitOfWork.run(async (scope) => {
      const ticket = await ticketOf(scope.db, ids, 'locked');
      await saveSteps(scope, ticket, ticket.readByClient(this.clock.now()));
      return clientTicketDetail(scope.db, ticket);
    });
  }

  /** Safe to repeat, also of a closed order. @throws NotFound, WrongUserNotification */
  @OnCommand(RecordUserNotification)
  recordUserNotification({
    ticketId,
    signupId,
    state,
    at,
    because,
  }: RecordUserNotification): Promise<ClientTicketDetailView> {
    return this.unitOfWork.run(async (scope) => {
      const ticket = await ticketOf(scope.db, { ticketId, signupId }, 'locked');
      const stated = { state, at: at ? new Date(at) : null, because: because || null };
      await saveSteps(scope, ticket, ticket.recordUserNotification(stated, this.clock.now()), stated.because);
      return clientTicketDetail(scope.db, ticket);
    });
  }

  /** @throws NotFound, TicketIsClosed, UnknownFile, WrongEffect */
  @OnCommand(WriteAsClient)
  write({ ticketId, signupId, body, fileIds, ...effect }: WriteAsClient): Promise<ClientMessageView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const ticket = await ticketOf(scope.db, { ticketId, signupId }, 'locked');
      const now = this.clock.now();
      await saveSteps(scope, ticket, ticket.clientWrote(statedEffect(effect), now));
      const direction = 'client_to_staff';
      const author = `client:${signupId}`;
      const written = await writeMessage(scope.db, { ticketId, direction, author, body, fileIds }, now);
      scope.outbox.add(TicketMessageSent, { ...fact(ticket), messageId: written.message.id, direction });
      return toClientMessageView(written);
    });
  }

  /** @throws NotFound, TicketIsClosed, TicketFilesFull, and what is wrong with the file */
  @OnCommand(AddClientFile)
  async addFile({ ticketId, signupId, name, bytes }: AddClientFile): Promise<TicketFileView> {
    await ticketOf(this.dataSource.manager, { ticketId, signupId });
    const examined = await this.files.examine(name, bytes);
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const ticket = await ticketOf(db, { ticketId, signupId }, 'locked');
      ticket.fileCame(this.clock.now());
      await db.save(ticket);
      const file = await this.files.store(db, ticketId, 'client', examined);
      outbox.add(TicketFileAdded, { ...fact(ticket), fileId: file.id, sha256: file.sha256 });
      return toTicketFileView(file);
    });
  }

  /** @throws NotFound */
  @OnCommand(GetClientFile)
  async openFile({ ticketId, signupId, fileId }: GetClientFile): Promise<TicketFileContentView> {
    const db = this.dataSource.manager;
    const ticket = await ticketOf(db, { ticketId, signupId });
    const { earlierMessageId } = ticket;
    const isForwarded = (await forwardedFilesOf(db, ticket)).some(({ id }) => id === fileId);
    const isSent = isForwarded || (await isSentIn(db, ticketId, fileId, CLIENT_DIRECTIONS, earlierMessageId));
    if (!isSent) throw new NotFound();
    return this.files.open(db, ticketId, fileId);
  }
}

/** @throws NotFound also for another one's, for one that was not forwarded, and for one that the client must not hear of */
async function ticketOf(
  db: EntityManager,
  { ticketId, signupId }: OfClient,
  hold?: 'locked',
): Promise<SlaTicket> {
  const ticket = await db.findOne(SlaTicket, {
    where: { id: ticketId, signupId, doNotInform: false, forwardedToClient: true },
    ...(hold && { lock: { mode: 'pessimistic_write' as const } }),
  });
  if (!ticket) throw new NotFound();
  return ticket;
}
