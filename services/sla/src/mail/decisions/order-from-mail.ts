import { Inject, Injectable } from '@nestjs/common';
import type { SenderCheck } from '@rep13/contracts-authority-requests/constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { MailOrderMade, type MailOrderBody } from '@rep13/contracts-sla';
import { Clock, LEGAL_ENTITY, type Scope } from '@rep13/service-kit';
import { writeMessage } from '../../conversation/write-message.ts';
import { freeReference } from '../../intake/free-reference.ts';
import { declaredBy, requestFrom } from '../../intake/new-request.ts';
import { announceReceived, openForRequest } from '../../intake/open-for-request.ts';
import type { TicketClient } from '../../tickets/clients.ts';
import type { InboundMail } from '../inbound-mail.entity.ts';
import type { MailPart } from '../contents/mail-contents.ts';
import { settle } from './settle.ts';
import { link } from './attach-to-order.ts';
import { wholeTextOf } from './mail-text.ts';
import { StoreParts } from './store-parts.ts';

/** What an order is made of. */
export interface OrderOfMail {
  readonly mail: InboundMail;
  readonly order: Omit<MailOrderBody, 'signupId' | 'partNos'>;
  /** Only a person names one: the client would see the order at once. */
  readonly client: TicketClient | null;
  readonly parts: readonly MailPart[];
  readonly senderCheck: SenderCheck;
  /** Its kind is not known yet. */
  readonly isKindOpen: boolean;
  readonly withoutReceipt: boolean;
  readonly by: string;
}

/** Makes an order of a mail: the same request and ticket as of the form, with what it says as the first message. */
@Injectable()
export class OrderFromMail {
  constructor(
    private readonly storeParts: StoreParts,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  async make(scope: Scope, { mail, order, client, parts, by, ...how }: OrderOfMail): Promise<void> {
    const now = this.clock.now();
    const text = wholeTextOf(mail);
    const reference = await freeReference(scope.db);
    const declaredLanguages = declaredBy(this.entity);
    const intake = { reference, isHeld: false, receivedAt: mail.receivedAt, declaredLanguages };
    const request = requestFrom({ ...order, channel: 'email', email: mail.fromAddress }, intake);
    request.senderCheck = how.senderCheck;
    await scope.db.save(request);
    const orderKind = how.isKindOpen ? null : order.kind;
    const details = { source: 'authority', description: text, orderKind } as const;
    const ticket = await openForRequest(scope, { request, client, details }, now);
    announceReceived(scope, request, ticket, how.withoutReceipt);
    const fileIds = await this.storeParts.store(scope, ticket, mail, parts);
    const direction = 'authority_to_staff';
    const message = { ticketId: ticket.id, direction, author: 'authority', body: text } as const;
    await writeMessage(scope.db, { ...message, fileIds, mailId: mail.id }, now);
    await link(scope, { mail, ticketId: ticket.id, by, now });
    settle(mail, { state: 'order', by, now });
    await scope.db.save(mail);
    scope.outbox.add(MailOrderMade, { mailId: mail.id, ticketId: ticket.id, reference });
  }
}
