import { Injectable } from '@nestjs/common';
import { DesignationAcknowledged } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { designationAcknowledged } from './designation-acknowledged.email.ts';

@Injectable()
export class SendDesignationAcknowledgedWhenDesignationAcknowledged {
  @OnEvent(DesignationAcknowledged, 'mail')
  handle(event: DesignationAcknowledged, { jobs }: Handling): void {
    enqueueEmail(jobs, designationAcknowledged, event, event.designationId);
  }
}
