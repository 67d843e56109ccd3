import { Injectable } from '@nestjs/common';
import { AttachMail, MakeOrderFromMail, type InboundMailDetailView } from '@rep13/contracts-sla';
import { FileNotScanned } from '@rep13/file-check';
import { Clock, currentActor, NotFound, OnCommand, UnitOfWork, ValidationFailed } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { findAuthority } from '../../authority-requests/authority-request.view.ts';
import { Reopening } from '../../intake/reopening.ts';
import { Clients } from '../../tickets/clients.ts';
import { requirePossibleDeadline } from '../../tickets/possible-deadline.ts';
import { SlaTicket } from '../../tickets/sla-ticket.entity.ts';
import { lockTicket } from '../../tickets/ticket-at-work.ts';
import { InboundMail } from '../inbound-mail.entity.ts';
import { provingKey } from '../keys/saved-keys.ts';
import { mailDetail } from '../lists/mail.view.ts';
import { MailContents, type MailPart } from '../contents/mail-contents.ts';
import { AttachToOrder } from './attach-to-order.ts';
import { lockMail } from './lock-mail.ts';
import { OrderFromMail } from './order-from-mail.ts';

/** What staff takes in of the mails: new orders, and what belongs to others. */
@Injectable()
export class TakeInMailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly contents: MailContents,
    private readonly orders: OrderFromMail,
    private readonly attaching: AttachToOrder,
    private readonly clients: Clients,
    private readonly reopening: Reopening,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, MailDecided, MailChanged, UnknownSignup, ImpossibleDeadline, FileNotScanned */
  @OnCommand(MakeOrderFromMail)
  async makeOrder(command: MakeOrderFromMail): Promise<InboundMailDetailView> {
    const { mailId, version, signupId, partNos, ...order } = command;
    requirePossibleDeadline({ path: 'deadlineAt', at: order.deadlineAt, isPast: true }, this.clock.now());
    const client = signupId ? await this.clients.require(signupId) : null;
    const parts = await this.partsOf(mailId, partNos);
    return this.unitOfWork.runOnce(async (scope) => {
      const mail = await lockMail(scope.db, { mailId, ...(version !== undefined && { version }) });
      const isProven = mail.passedDomain !== null || (await provingKey(scope.db, mail));
      const isKnown = isProven && (await findAuthority(scope.db, mail.fromAddress ?? ''));
      await this.orders.make(scope, {
        ...{ mail, order, client, parts, by: currentActor(), isKindOpen: false },
        senderCheck: isKnown ? 'directory' : 'unverified',
        withoutReceipt: mail.automatic !== null || mail.isGenerated,
      });
      return mailDetail(scope.db, mail);
    });
  }

  /** @throws NotFound, MailDecided, MailChanged, TicketIsClosed, MandateHasEnded, FileNotScanned */
  @OnCommand(AttachMail)
  async attach({ mailId, version, ticketId }: AttachMail): Promise<InboundMailDetailView> {
    const before = await this.dataSource.manager.findOneBy(SlaTicket, { id: ticketId });
    if (!before) throw new NotFound();
    await this.reopening.requireMandate(before);
    const parts = await this.partsOf(mailId, null);
    return this.unitOfWork.runOnce(async (scope) => {
      const mail = await lockMail(scope.db, { mailId, ...(version !== undefined && { version }) });
      const ticket = await lockTicket(scope.db, ticketId);
      await this.attaching.attach(scope, { mail, ticket, parts, by: currentActor() });
      return mailDetail(scope.db, mail);
    });
  }

  /** The files that staff has chosen, looked at again: nothing is taken in that nobody has looked at. */
  private async partsOf(id: number, chosen: readonly number[] | null | undefined): Promise<MailPart[]> {
    const mail = await this.dataSource.manager.findOneBy(InboundMail, { id });
    if (!mail) throw new NotFound();
    if (mail.parts.length === 0 || chosen?.length === 0) return [];
    const { parts } = await this.contents.of(mail);
    const taken = parts.filter(({ view }) => chosen?.includes(view.no) ?? true);
    if (taken.some(({ isUnscanned }) => isUnscanned)) throw new FileNotScanned();
    const isTakable = (no: number) => taken.some(({ view, file }) => view.no === no && file);
    if (chosen && !chosen.every(isTakable))
      throw new ValidationFailed([
        { path: 'partNos', message: 'Please choose files that an order can have' },
      ]);
    return taken;
  }
}
