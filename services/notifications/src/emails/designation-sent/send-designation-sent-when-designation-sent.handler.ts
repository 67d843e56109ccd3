import { Injectable } from '@nestjs/common';
import { DesignationSent } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { designationSent } from './designation-sent.email.ts';

@Injectable()
export class SendDesignationSentWhenDesignationSent {
  @OnEvent(DesignationSent, 'mail')
  handle(event: DesignationSent, { jobs }: Handling): void {
    enqueueEmail(jobs, designationSent, event, `${event.designationId}:${event.sentAt}`);
  }
}
