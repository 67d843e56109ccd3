import { Injectable } from '@nestjs/common';
import type { MessageRecipient } from '@rep13/contracts-constants';
import {
  TicketFileAdded,
  TicketMessageSent,
  type AddStaffFile,
  type GetTicketFile,
  type StaffFileView,
  type TicketDetailView,
  type TicketFileContentView,
  type WriteAsStaff,
} from '@rep13/contracts-sla';
import { Clock, currentContext, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { toStaffFileView } from '../conversation/conversation-of.ts';
import { TicketFiles } from '../conversation/ticket-files.service.ts';
import { writeMessage } from '../conversation/write-message.ts';
import type { SlaTicket } from '../tickets/sla-ticket.entity.ts';
import { keepSteps, lockTicket } from '../tickets/ticket-at-work.ts';
import { ticketDetail } from '../tickets/ticket-detail.ts';
import { fact } from '../tickets/ticket-facts.ts';
import {
  AuthorityUnreachable,
  ClientNotToBeInformed,
  ClientUnknown,
  TicketIsClosed,
} from '../tickets/tickets.errors.ts';

/** What staff writes to clients and authorities, and the files that go with it. */
@Injectable()
export class StaffCorrespondence {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly files: TicketFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound, TicketChanged, TicketIsClosed, ClientUnknown, ClientNotToBeInformed, AuthorityUnreachable,
   * UnknownFile
   */
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
      requireReachable(ticket, to);
      const now = this.clock.now();
      const steps = to === 'client' ? ticket.wroteToClient(wantsAnswer, now) : ticket.wroteToAuthority(now);
      await keepSteps(scope, ticket, steps);
      const direction = to === 'client' ? 'staff_to_client' : 'staff_to_authority';
      const author = currentContext()?.actor ?? 'system';
      const { message } = await writeMessage(scope.db, { ticketId, direction, author, body, fileIds }, now);
      scope.outbox.add(TicketMessageSent, { ...fact(ticket), messageId: message.id, direction });
      return ticketDetail(scope.db, ticket);
    });
  }

  /** @throws NotFound, TicketIsClosed, TicketFilesFull, and what is wrong with the file */
  async addFile({ ticketId, name, bytes }: AddStaffFile): Promise<StaffFileView> {
    const examined = await this.files.examine(name, bytes);
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const ticket = await lockTicket(db, ticketId);
      if (ticket.status === 'closed') throw new TicketIsClosed();
      const file = await this.files.keep(db, ticketId, 'staff', examined);
      outbox.add(TicketFileAdded, { ...fact(ticket), fileId: file.id, sha256: file.sha256 });
      return toStaffFileView(file);
    });
  }

  /** @throws NotFound */
  openFile({ ticketId, fileId }: GetTicketFile): Promise<TicketFileContentView> {
    return this.files.open(this.dataSource.manager, ticketId, fileId);
  }
}

function requireReachable({ source, signupId, doNotInform }: SlaTicket, to: MessageRecipient): void {
  if (to === 'authority' && source !== 'authority') throw new AuthorityUnreachable();
  if (to !== 'client') return;
  if (signupId === null) throw new ClientUnknown();
  if (doNotInform) throw new ClientNotToBeInformed();
}
