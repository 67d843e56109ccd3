import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { type Command, ListQuery, RequestOrigin } from '@rep13/contracts-messaging';
import { ContactMessageBody } from './contact-message.body.ts';
import type { ContactMessageReceiptView, ContactMessageView } from './contact-message.views.ts';

/** Keep a message of the contact form and mail it to support. */
export class SendContactMessage extends ContactMessageBody implements Command<ContactMessageReceiptView> {
  static readonly subject = 'rpc.notifications.contact-message.send.v1';
  declare readonly replyType?: ContactMessageReceiptView;
  @ValidateNested() @Type(() => RequestOrigin) readonly origin!: RequestOrigin;
}

/** The contact messages, newest first. */
export class ListContactMessages extends ListQuery implements Command<ContactMessageView[]> {
  static readonly subject = 'rpc.notifications.contact-message.list.v1';
  declare readonly replyType?: ContactMessageView[];
}

/** How many contact messages the filters find, exactly. Which page is asked for does not matter. */
export class CountContactMessages extends ListQuery implements Command<number> {
  static readonly subject = 'rpc.notifications.contact-message.count.v1';
  declare readonly replyType?: number;
}
