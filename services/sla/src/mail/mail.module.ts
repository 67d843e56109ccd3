import { Module } from '@nestjs/common';
import { ConversationModule } from '../conversation/conversation.module.ts';
import { KeepMail } from './keeping/keep-mail.service.ts';
import { MailPieces } from './keeping/mail-pieces.ts';
import { DeliveredMails } from './receiving/delivered-mails.ts';
import { MailReader } from './reading/mail-reader.ts';

/** Mails to the authorities' address: kept first, read after, decided by a person or a rule. */
@Module({
  imports: [ConversationModule],
  providers: [DeliveredMails, KeepMail, MailPieces, MailReader],
})
export class MailModule {}
