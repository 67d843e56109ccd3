import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ConversationModule } from '../conversation/conversation.module.ts';
import { IntakeModule } from '../intake/intake.module.ts';
import { TicketsModule } from '../tickets/tickets.module.ts';
import { AttachToOrder } from './decisions/attach-to-order.ts';
import { OrderFromMail } from './decisions/order-from-mail.ts';
import { PutAwayMailsService } from './decisions/put-away-mails.service.ts';
import { StoreParts } from './decisions/store-parts.ts';
import { TakeInMailsService } from './decisions/take-in-mails.service.ts';
import { StoreMail } from './storage/store-mail.service.ts';
import { MailPieces } from './storage/mail-pieces.ts';
import { OwnKeyService } from './keys/own-key.service.ts';
import { SenderKeysService } from './keys/sender-keys.service.ts';
import { MailDrafts } from './lists/mail-drafts.ts';
import { MailQueriesService } from './lists/mail-queries.service.ts';
import { MailReader } from './reading/mail-reader.ts';
import { ProbeMailbox } from './probe/probe-mailbox.ts';
import { DeliveredMails } from './receiving/delivered-mails.ts';
import { FolderProgress } from './receiving/folder-progress.ts';
import { ImapMailbox } from './receiving/imap-mailbox.ts';
import { MailboxService } from './receiving/mailbox.service.ts';
import { RefreshTokens } from './receiving/refresh-tokens.ts';
import { CheckMailDeadlines } from './triage/check-mail-deadlines.ts';
import { MailContents } from './contents/mail-contents.ts';
import { ReadMails } from './triage/read-mails.ts';
import { TriageMail } from './triage/triage-mail.service.ts';

/** Mails to the authorities' address: kept first, read after, decided by a person or a rule. */
@Module({
  imports: [ConversationModule, TicketsModule, IntakeModule],
  controllers: commandsOf(
    MailboxService,
    MailQueriesService,
    TakeInMailsService,
    PutAwayMailsService,
    SenderKeysService,
    OwnKeyService,
  ),
  providers: [
    StoreMail,
    MailPieces,
    MailReader,
    DeliveredMails,
    FolderProgress,
    RefreshTokens,
    ImapMailbox,
    MailboxService,
    MailContents,
    TriageMail,
    ReadMails,
    CheckMailDeadlines,
    ProbeMailbox,
    OrderFromMail,
    AttachToOrder,
    StoreParts,
    MailDrafts,
    MailQueriesService,
    TakeInMailsService,
    PutAwayMailsService,
    SenderKeysService,
    OwnKeyService,
  ],
})
export class MailModule {}
