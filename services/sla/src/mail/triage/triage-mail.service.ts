import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { MailPutAside } from '@rep13/contracts-sla';
import { Clock, LEGAL_ENTITY, lockOne, UnitOfWork, type Scope } from '@rep13/service-kit';
import { lockTicket } from '../../tickets/ticket-at-work.ts';
import { AttachToOrder } from '../decisions/attach-to-order.ts';
import { OrderFromMail } from '../decisions/order-from-mail.ts';
import { InboundMail } from '../inbound-mail.entity.ts';
import { ReplyTags } from '../../authority-requests/reply-tags.ts';
import { probeFound } from '../probe/probe-found.ts';
import { gather } from './gather.ts';
import { arrivalOf, recordFacts } from './record-facts.ts';
import { targetOf } from '../lists/draft.ts';
import { lineOnOrder } from './line-on-order.ts';
import type { MailContent } from '../contents/mail-contents.ts';
import { amongMany } from './many-of-sender.ts';
import { tooManyReceipts } from './too-many-receipts.ts';
import { decide } from './rules.ts';
import { announceWaiting, settle, waitForPerson } from '../decisions/settle.ts';
import type { KnownOrder, MailContext } from './mail-context.ts';

const BY_RULE = 'system';

/** Keeps what a mail says, and does what the first rule that fits says of it: in one transaction. */
@Injectable()
export class TriageMail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tags: ReplyTags,
    private readonly orders: OrderFromMail,
    private readonly attaching: AttachToOrder,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** Nothing of a mail that another replica was faster with. */
  async decide(mailId: number, content: MailContent): Promise<void> {
    await this.unitOfWork.run(async (scope) => {
      const { db } = scope;
      const mail = await lockOne(db, InboundMail, { id: mailId });
      if (mail?.state !== 'reading') return;
      const ownAddress = this.entity.authorityEmail;
      const arrival = arrivalOf(mail, content.facts);
      const known = await gather(db, this.tags, { mailId, ...content, ownAddress, ...arrival });
      await recordFacts(db, mail, content, known, arrival);
      const { rule, outcome } = decide(content.facts, known);
      mail.rule = rule;
      switch (outcome.becomes) {
        case 'aside':
          return this.putAside(scope, mail, known);
        case 'waiting':
          return this.leaveWaiting(scope, mail);
        case 'order':
          return this.makeOrder(scope, mail, content, known);
        case 'message':
          return this.attach(scope, mail, content, outcome.of);
        case 'line':
          return lineOnOrder(scope, { mail, of: outcome.of, bounce: content.facts.bounce }, this.clock.now());
      }
    });
  }

  private async putAside(
    scope: Scope,
    mail: InboundMail,
    { probeDay: day, isJunk }: MailContext,
  ): Promise<void> {
    const { db, outbox } = scope;
    const now = this.clock.now();
    settle(mail, { state: 'aside', by: BY_RULE, now });
    if (day) await probeFound(scope, { day, mailId: mail.id, isJunk }, now);
    await db.save(mail);
    outbox.add(MailPutAside, { mailId: mail.id });
  }

  private async attach(scope: Scope, mail: InboundMail, { parts }: MailContent, { ticketId }: KnownOrder) {
    const ticket = await lockTicket(scope.db, ticketId);
    // Closed since it was looked at: a person opens it again.
    if (ticket.status === 'closed') return this.leaveWaiting(scope, mail);
    await this.attaching.attach(scope, { mail, ticket, parts, by: BY_RULE });
  }

  private async makeOrder(
    scope: Scope,
    mail: InboundMail,
    { parts }: MailContent,
    { authority }: MailContext,
  ): Promise<void> {
    const isTooMany = await tooManyReceipts(scope.db, mail.fromAddress ?? '', this.clock.now());
    await this.orders.make(scope, {
      ...{ mail, parts, by: BY_RULE, client: null, senderCheck: 'directory', isKindOpen: true },
      order: {
        kind: 'general',
        authorityName: authority?.name ?? '',
        memberState: authority?.memberState ?? null,
        target: targetOf(mail),
      },
      withoutReceipt: mail.isGenerated || isTooMany,
    });
  }

  private async leaveWaiting(scope: Scope, mail: InboundMail): Promise<void> {
    const { isRepeated, isNotified } = await amongMany(scope.db, mail, this.clock.now());
    waitForPerson(mail);
    mail.isRepeated = isRepeated;
    await scope.db.save(mail);
    announceWaiting(scope, mail, isNotified);
  }
}
