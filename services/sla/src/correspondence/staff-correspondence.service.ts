import { Injectable } from '@nestjs/common';
import {
  AddStaffFile,
  GetTicketFile,
  ReadTicketAsStaff,
  TicketFileAdded,
  TicketMessageSent,
  WriteAsStaff,
  type StaffFileView,
  type TicketDetailView,
  type TicketFileContentView,
} from '@rep13/contracts-sla';
import { Clock, currentActor, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { requestOf } from '../authority-requests/authority-request.view.ts';
import { toStaffFileView } from '../conversation/conversation-of.ts';
import { TicketFilesService } from '../conversation/ticket-files.service.ts';
import { writeMessage } from '../conversation/write-message.ts';
import type { SlaTicket } from '../tickets/sla-ticket.entity.ts';
import { saveSteps, lockTicket } from '../tickets/ticket-at-work.ts';
import { ticketDetail } from '../tickets/ticket-detail.ts';
import { fact } from '../tickets/ticket-facts.ts';
import {
  AuthorityUnreachable,
  ClientNotToBeInformed,
  ClientNotYetInformed,
  ClientUnknown,
  TicketIsClosed,
} from '../tickets/tickets.errors.ts';

/** What staff writes to clients and authorities, and the files that go with it. */
@Injectable()
export class StaffCorrespondenceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly files: TicketFilesService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound, TicketChanged, TicketIsClosed, ClientUnknown, ClientNotToBeInformed, ClientNotYetTold,
   * AuthorityUnreachable, UnknownFile
   */
  @OnCommand(WriteAsStaff)
  write({
    ticketId,
    version,
    to,
    body,
    fileIds,
    wantsAnswer = true,
  }: WriteAsStaff): Promise<TicketDetailView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId, version);
      if (to === 'client') requireInformed(ticket);
      else await requireAddress(scope.db, ticketId);
      const now = this.clock.now();
      const steps = to === 'client' ? ticket.wroteToClient(wantsAnswer, now) : ticket.wroteToAuthority(now);
      await saveSteps(scope, ticket, steps);
      const direction = to === 'client' ? 'staff_to_client' : 'staff_to_authority';
      const author = currentActor();
      const { message } = await writeMessage(scope.db, { ticketId, direction, author, body, fileIds }, now);
      scope.outbox.add(TicketMessageSent, { ...fact(ticket), messageId: message.id, direction });
      return ticketDetail(scope.db, ticket);
    });
  }

  /** Whose turn it is stays as it is. @throws NotFound */
  @OnCommand(ReadTicketAsStaff)
  read({ ticketId }: ReadTicketAsStaff): Promise<TicketDetailView> {
    return this.unitOfWork.run(async ({ db }) => {
      const ticket = await lockTicket(db, ticketId);
      if (ticket.unreadSince !== null) {
        ticket.readByStaff(this.clock.now());
        await db.save(ticket);
      }
      return ticketDetail(db, ticket);
    });
  }

  /** @throws NotFound, TicketIsClosed, TicketFilesFull, and what is wrong with the file */
  @OnCommand(AddStaffFile)
  async addFile({ ticketId, name, bytes }: AddStaffFile): Promise<StaffFileView> {
    const examined = await this.files.examine(name, bytes);
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const ticket = await lockTicket(db, ticketId);
      if (ticket.status === 'closed') throw new TicketIsClosed();
      const file = await this.files.store(db, ticketId, 'staff', examined);
      outbox.add(TicketFileAdded, { ...fact(ticket), fileId: file.id, sha256: file.sha256 });
      return toStaffFileView(file);
    });
  }

  /** @throws NotFound */
  @OnCommand(GetTicketFile)
  openFile({ ticketId, fileId }: GetTicketFile): Promise<TicketFileContentView> {
    return this.files.open(this.dataSource.manager, ticketId, fileId);
  }
}

/** The client reads on the page of an order, which is not there before. */
function requireInformed({ signupId, doNotInform, forwardedToClient }: SlaTicket): void {
  if (signupId === null) throw new ClientUnknown();
  if (doNotInform) throw new ClientNotToBeInformed();
  if (!forwardedToClient) throw new ClientNotYetInformed();
}

/** The authority reads by its link, which a mail brings. */
async function requireAddress(db: EntityManager, ticketId: number): Promise<void> {
  const request = await requestOf(db, ticketId);
  if (!request?.email) throw new AuthorityUnreachable();
}
