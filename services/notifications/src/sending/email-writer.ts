import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { Clock, LEGAL_ENTITY, SERVICE_CONFIG } from '@rep13/service-kit';
import { NotificationsConfig } from '../config.ts';
import { EMAILS } from '../emails/catalogue.ts';
import {
  isForClient,
  type Addressee,
  type Announcement,
  type ClientEmail,
  type ClientEmailFacts,
  type Email,
  type EmailFacts,
  type InternalEmail,
} from '../emails/email.ts';
import type { EmailContent } from '../emails/email-content.ts';
import { codeBesideKey } from '../emails/authority-mails.ts';
import { withCodes } from '../emails/with-codes.ts';
import { headerText } from '../emails/single-line.ts';
import {
  authorityAddressee,
  changeAddressee,
  clientAddressee,
  coordinatorAddressee,
  internalAddressee,
  ownAddressee,
} from './addressees.ts';
import { MailContextFactory } from './mail-context-factory.ts';
import { mailableAddress } from '../mailbox.ts';
import type { PartyInMails } from '../emails/party-in-mails.ts';
import { isAddressProven } from '../emails/proven-address.ts';
import type { QueuedEmail } from '../emails/send-email.job.ts';
import { MailRefused, writingFailure, type Envelope } from './send-failure.ts';

/** A mail as it can be handed to the mail server. */
export interface WrittenEmail {
  readonly content: EmailContent;
  readonly addressee: Addressee;
  readonly envelope: Envelope;
  /** Whether its reader has shown that the mailbox is theirs, or we know it ourselves. */
  readonly isProven: boolean;
}

/** Finds the kind of a queued mail, its addressee and its words of today. */
@Injectable()
export class EmailWriter {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: NotificationsConfig,
    private readonly contexts: MailContextFactory,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** Whether there is nothing to say any more: its time is over, or we no longer send such mails. */
  isOutOfDate({ kind, facts }: QueuedEmail): boolean {
    const email = emailOf(kind);
    const until = email?.until?.(facts as ClientEmailFacts);
    return !email || (until !== undefined && until <= this.clock.now());
  }

  /** Null when there is nothing to say. @throws MailRefused, MailPostponed or MailDeferred */
  async write({ kind, facts }: QueuedEmail): Promise<WrittenEmail | null> {
    const email = emailOf(kind);
    if (!email) throw new MailRefused(`there is no mail of the kind ${kind}`);
    const written = await this.compose(email, facts as ClientEmailFacts).catch((error: unknown) => {
      throw writingFailure(error);
    });
    if (!written) return null;
    const address = mailableAddress(written.addressee.address);
    if (address) return { ...written, addressee: { ...written.addressee, address } };
    throw new MailRefused('the address of the recipient is not a mail address', written.envelope);
  }

  /** What is announced once the mail went out, or was given up (`null`); most kinds announce nothing. */
  announcement({ kind, facts }: QueuedEmail, sentAt: Date | null): Announcement | undefined {
    return emailOf(kind)?.announces?.(facts as ClientEmailFacts, sentAt);
  }

  private async compose(
    email: Email<ClientEmailFacts>,
    facts: ClientEmailFacts,
  ): Promise<WrittenEmail | null> {
    if (email.to === 'coordinator') {
      const context = await this.contexts.forCoordinator(facts);
      return written(await email.write(facts, context), coordinatorAddressee(context.letter), null, true);
    }
    if (email.to === 'authority') {
      const context = await this.contexts.forAuthority(facts);
      const { request } = context;
      const addressee = authorityAddressee(request);
      const content = addressee && (await email.write(facts, context));
      const coded = content && withCodes(content, codeBesideKey(request));
      return coded && written(coded, addressee, null, request.isSenderConfirmed);
    }
    if (email.to === 'mail-sender') {
      const { addressee, isProven, ...context } = await this.contexts.forMailSender(facts);
      return written(await email.write(facts, context), addressee, null, isProven);
    }
    if (!isForClient(email)) {
      const content = await email.write(facts, this.contexts.forInternal());
      return content && written(content, await this.internal(email.to, facts), null, true);
    }
    const context = await this.contexts.forClient(facts.signupId);
    const content = withCodes(await email.write(facts, context), context.links.codeBeside);
    const addressee = await this.addresseeOf(email, facts, context.party);
    const isProven = email.to !== 'new-address' && isAddressProven(context.party);
    return written(content, addressee, headerText(context.party.clientId), isProven);
  }

  private async internal(
    to: InternalEmail<EmailFacts>['to'],
    { adminUserId = 0, ticketId = 0, tag = '' }: EmailFacts,
  ): Promise<Addressee> {
    if (to === 'colleague') return this.contexts.colleague(adminUserId);
    if (to === 'authorities-mailbox') return ownAddressee(tag, this.entity);
    const mailbox = (whose: 'staff' | 'support') =>
      internalAddressee(whose, this.config.ADMIN_EMAIL, this.entity);
    if (to !== 'ticket-worker') return mailbox(to);
    return (await this.contexts.ticketWorker(ticketId)) ?? mailbox('staff');
  }

  private async addresseeOf(
    { to }: ClientEmail<ClientEmailFacts>,
    { changeId = 0, field }: ClientEmailFacts,
    party: PartyInMails,
  ): Promise<Addressee> {
    if (to !== 'new-address' && to !== 'contact-before-change') return clientAddressee(to, party);
    return changeAddressee({ to, field }, await this.contexts.profileChange(changeId), party);
  }
}

/** Facts come back from a row as they went in, so each kind gets its own again. */
const emailOf = (kind: string) =>
  EMAILS.find((each) => each.kind === kind) as Email<ClientEmailFacts> | undefined;

const written = (
  content: EmailContent,
  addressee: Addressee,
  clientId: string | null,
  isProven: boolean,
): WrittenEmail => ({
  content,
  addressee,
  isProven,
  envelope: { recipient: headerText(addressee.address), subject: headerText(content.subject), clientId },
});
