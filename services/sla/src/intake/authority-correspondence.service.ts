import { Injectable } from '@nestjs/common';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import {
  AddAuthorityFile,
  GetAuthorityFile,
  ReadAuthorityRequest,
  TicketFileAdded,
  TicketMessageSent,
  WriteAsAuthority,
  type TicketFileContentView,
} from '@rep13/contracts-sla';
import type {
  AuthorityMessageView,
  AuthorityRequestStatusView,
  TicketFileView,
} from '@rep13/contracts-authority-requests';
import { actAs, Clock, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuthorityLinks } from '../authority-requests/authority-links.ts';
import { filesOf, toTicketFileView } from '../conversation/conversation-of.ts';
import { TicketFile } from '../conversation/ticket-file.entity.ts';
import { TicketFilesService } from '../conversation/ticket-files.service.ts';
import { isSentIn, writeMessage } from '../conversation/write-message.ts';
import { saveSteps, lockTicket } from '../tickets/ticket-at-work.ts';
import { fact } from '../tickets/ticket-facts.ts';
import type { SlaTicket } from '../tickets/sla-ticket.entity.ts';
import { authorityStatus, toAuthorityMessageView } from './authority-status.view.ts';
import { MailboxUnconfirmed, RequestHeld } from './intake.errors.ts';
import { openLink, type LinkedRequest } from './linked-request.ts';
import { Reopening, reopenFor } from './reopening.ts';

/** What an authority reads and writes by its private link. */
@Injectable()
export class AuthorityCorrespondenceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly links: AuthorityLinks,
    private readonly files: TicketFilesService,
    private readonly reopening: Reopening,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  @OnCommand(ReadAuthorityRequest)
  async read(link: ReadAuthorityRequest): Promise<AuthorityRequestStatusView> {
    return authorityStatus(this.dataSource.manager, await this.open(link));
  }

  /** After the end it opens the order again. @throws NotFound, RequestHeld, TicketIsClosed, MandateHasEnded, UnknownFile */
  @OnCommand(WriteAsAuthority)
  async write({ body, fileIds, ...link }: WriteAsAuthority): Promise<AuthorityMessageView> {
    actAs('authority');
    const linked = requireTicket(await this.open(link));
    await this.reopening.requireMandate(linked);
    const ticketId = linked.id;
    return this.unitOfWork.runOnce(async (scope) => {
      const ticket = await lockTicket(scope.db, ticketId);
      const now = this.clock.now();
      await reopenFor(scope, ticket, now);
      await saveSteps(scope, ticket, ticket.authorityWrote(now));
      const direction = 'authority_to_staff';
      const message = { ticketId, direction, author: 'authority', body, fileIds } as const;
      const written = await writeMessage(scope.db, message, now);
      scope.outbox.add(TicketMessageSent, { ...fact(ticket), messageId: written.message.id, direction });
      return toAuthorityMessageView(written);
    });
  }

  /** As a message does. @throws NotFound, RequestHeld, TicketIsClosed, MandateHasEnded, TicketFilesFull, MailboxUnconfirmed, and what is wrong with the file */
  @OnCommand(AddAuthorityFile)
  async addFile({ name, bytes, ...link }: AddAuthorityFile): Promise<TicketFileView> {
    actAs('authority');
    const linked = await this.open(link);
    const before = requireTicket(linked);
    await this.reopening.requireMandate(before);
    const ticketId = before.id;
    const examined = await this.files.examine(name, bytes);
    return this.unitOfWork.runOnce(async (scope) => {
      const { db, outbox } = scope;
      const ticket = await lockTicket(db, ticketId);
      await reopenFor(scope, ticket, this.clock.now());
      ticket.fileCame(this.clock.now());
      if (linked.holder === 'filer') await requireRoomBeforeConfirmation(db, ticketId, bytes.byteLength);
      await db.save(ticket);
      const file = await this.files.store(db, ticketId, 'authority', examined);
      outbox.add(TicketFileAdded, { ...fact(ticket), fileId: file.id, sha256: file.sha256 });
      return toTicketFileView(file);
    });
  }

  /** Its own files, and those that were sent to it; not to who filed it. @throws NotFound */
  @OnCommand(GetAuthorityFile)
  async openFile({ fileId, ...link }: GetAuthorityFile): Promise<TicketFileContentView> {
    const { ticket, holder } = await this.open(link);
    if (!ticket) throw new NotFound();
    const db = this.dataSource.manager;
    const isOwn = (await filesOf(db, ticket.id)).some(
      ({ id, sender }) => id === fileId && sender === 'authority',
    );
    const wasSent = holder === 'mailbox' && (await isSentIn(db, ticket.id, fileId, ['staff_to_authority']));
    if (!isOwn && !wasSent) throw new NotFound();
    return this.files.open(db, ticket.id, fileId);
  }

  private open(link: { reference: string; token: string }): Promise<LinkedRequest> {
    return openLink(this.dataSource.manager, this.links, link, this.clock.now());
  }
}

/** Anybody may file an order: what is stored of it before its mailbox is confirmed is little. @throws MailboxUnconfirmed */
async function requireRoomBeforeConfirmation(db: EntityManager, ticketId: number, size: number) {
  const storedSize = (await db.sum(TicketFile, 'size', { ticketId, sender: 'authority' })) ?? 0;
  if (storedSize + size > TICKET_FILES.unconfirmedBytesMax) throw new MailboxUnconfirmed();
}

function requireTicket({ ticket }: LinkedRequest): SlaTicket {
  if (!ticket) throw new RequestHeld();
  return ticket;
}
