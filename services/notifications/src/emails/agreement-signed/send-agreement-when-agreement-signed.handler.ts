import { Injectable } from '@nestjs/common';
import { AgreementSigned } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { agreementSigned } from './agreement-signed.email.ts';

@Injectable()
export class SendAgreementWhenAgreementSigned {
  @OnEvent(AgreementSigned, 'mail')
  handle(agreement: AgreementSigned, { jobs }: Handling): void {
    enqueueEmail(jobs, agreementSigned, agreement);
  }
}
