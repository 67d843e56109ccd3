import type { CommandClass, EventClass } from '@rep13/contracts-messaging';
import { CountContactMessages, ListContactMessages, SendContactMessage } from './contact-message.commands.ts';
import {
  CountClientsNotifiedOfRecord,
  CountEmails,
  GetEmailTotals,
  ListEmails,
  PreviewAuthorityMail,
  ResendEmail,
} from './email.commands.ts';
import {
  AuthorityReceiptMailed,
  ContactMessageReceived,
  EmailFailed,
  EmailResendRequested,
  FormerContactNotReached,
  FormerContactNotified,
  LetterMailed,
  LetterNotMailed,
} from './notification-events.ts';
import { NotificationsRetentionCarriedOut } from './retention-carried-out.event.ts';

/** Every event that notifications announces. */
export const NOTIFICATIONS_EVENTS: readonly EventClass[] = [
  AuthorityReceiptMailed,
  ContactMessageReceived,
  EmailFailed,
  EmailResendRequested,
  FormerContactNotReached,
  FormerContactNotified,
  LetterMailed,
  LetterNotMailed,
  NotificationsRetentionCarriedOut,
];

/** Every command that notifications answers. */
export const NOTIFICATIONS_COMMANDS: readonly CommandClass[] = [
  SendContactMessage,
  ListContactMessages,
  CountContactMessages,
  ListEmails,
  CountEmails,
  GetEmailTotals,
  CountClientsNotifiedOfRecord,
  ResendEmail,
  PreviewAuthorityMail,
];
