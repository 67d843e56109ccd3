import { Controller } from '@nestjs/common';
import {
  CountContactMessages,
  ListContactMessages,
  SendContactMessage,
  type ContactMessageReceiptView,
  type ContactMessageView,
} from '@rep13/contracts-notifications';
import { OnCommand } from '@rep13/service-kit';
import { ContactMessagesService } from './contact-messages.service.ts';

/** The commands about the contact form; who may send which is the gateway's to know. */
@Controller()
export class ContactMessagesController {
  constructor(private readonly messages: ContactMessagesService) {}

  @OnCommand(SendContactMessage)
  send(message: SendContactMessage): Promise<ContactMessageReceiptView> {
    return this.messages.send(message);
  }

  @OnCommand(ListContactMessages)
  list(query: ListContactMessages): Promise<ContactMessageView[]> {
    return this.messages.list(query);
  }

  @OnCommand(CountContactMessages)
  count(query: CountContactMessages): Promise<number> {
    return this.messages.count(query);
  }
}
