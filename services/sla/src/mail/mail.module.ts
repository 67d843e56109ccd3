import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ConversationModule } from '../conversation/conversation.module.ts';
import { KeepMail } from './keeping/keep-mail.service.ts';
import { MailPieces } from './keeping/mail-pieces.ts';
import { MailReader } from './reading/mail-reader.ts';
import { DeliveredMails } from './receiving/delivered-mails.ts';
import { FolderProgress } from './receiving/folder-progress.ts';
import { ImapMailbox } from './receiving/imap-mailbox.ts';
import { MailboxService } from './receiving/mailbox.service.ts';

/** Mails to the authorities' address: kept first, read after, decided by a person or a rule. */
@Module({
  imports: [ConversationModule],
  controllers: commandsOf(MailboxService),
  providers: [KeepMail, MailPieces, MailReader, DeliveredMails, FolderProgress, ImapMailbox, MailboxService],
})
export class MailModule {}
