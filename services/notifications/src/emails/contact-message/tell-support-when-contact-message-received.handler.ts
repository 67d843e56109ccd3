import { Injectable } from '@nestjs/common';
import { ContactMessageReceived } from '@rep13/contracts-notifications';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { contactMessage } from './contact-message.email.ts';

@Injectable()
export class TellSupportWhenContactMessageReceived {
  @OnEvent(ContactMessageReceived, 'mail')
  handle({ contactMessageId }: ContactMessageReceived, { jobs }: Handling): void {
    enqueueEmail(jobs, contactMessage, { contactMessageId }, contactMessageId);
  }
}
