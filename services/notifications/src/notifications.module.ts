import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { ContactMessagesService } from './contact-messages/contact-messages.service.ts';
import { EmailLogsService } from './email-logs/email-logs.service.ts';
import { ResendEmailService } from './email-logs/resend-email.service.ts';
import { EMAIL_HANDLERS } from './emails/handlers.ts';
import { MailPreviewsService } from './sending/mail-previews.service.ts';
import { EmailWriter } from './sending/email-writer.ts';
import { Mailer } from './sending/mailer.ts';
import { MailContextFactory } from './sending/mail-context-factory.ts';
import { SendEmailProcessor } from './sending/send-email.processor.ts';
import { UnprovenBudget } from './sending/unproven-budget.ts';
import { NotifyAdminsProcessor } from './sending/notify-admins.processor.ts';

@Module({
  controllers: commandsOf(ContactMessagesService, EmailLogsService, ResendEmailService, MailPreviewsService),
  providers: [
    ...EMAIL_HANDLERS,
    ContactMessagesService,
    EmailLogsService,
    EmailWriter,
    Mailer,
    MailContextFactory,
    MailPreviewsService,
    ResendEmailService,
    SendEmailProcessor,
    NotifyAdminsProcessor,
    UnprovenBudget,
  ],
})
export class NotificationsModule {}
