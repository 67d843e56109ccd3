import { Injectable } from '@nestjs/common';
import { DesignationOverdue } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { designationOverdue } from './designation-overdue.email.ts';

@Injectable()
export class SendDesignationOverdueWhenDesignationOverdue {
  @OnEvent(DesignationOverdue, 'mail')
  handle(event: DesignationOverdue, { jobs }: Handling): void {
    enqueueEmail(jobs, designationOverdue, event, `${event.designationId}:${event.sentAt}`);
  }
}
