import { Injectable } from '@nestjs/common';
import { AuthorityRequestReceived } from '@rep13/contracts-sla';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { authorityReceipt } from './authority-receipt.email.ts';

@Injectable()
export class SendReceiptWhenAuthorityRequestReceived {
  @OnEvent(AuthorityRequestReceived, 'mail')
  handle({ reference }: AuthorityRequestReceived, { jobs }: Handling): void {
    enqueueEmail(jobs, authorityReceipt, { reference }, reference);
  }
}
