import { Module } from '@nestjs/common';
import { EMAIL_HANDLERS } from './emails/handlers.ts';
import { Mailer } from './sending/mailer.ts';
import { MailDesk } from './sending/mail-desk.ts';
import { SendEmailProcessor } from './sending/send-email.processor.ts';

@Module({ providers: [...EMAIL_HANDLERS, MailDesk, Mailer, SendEmailProcessor] })
export class NotificationsModule {}
