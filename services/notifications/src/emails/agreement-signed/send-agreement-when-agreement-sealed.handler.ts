import { Injectable } from '@nestjs/common';
import { AgreementSealDelayed, AgreementSealed } from '@rep13/contracts-agreements';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { agreementSigned } from './agreement-signed.email.ts';

/** The client gets the agreement once, sealed if the seal comes in time. */
@Injectable()
export class SendAgreementWhenAgreementSealed {
  @OnEvent(AgreementSealed, 'mail')
  sealed({ signupId, agreementNumber }: AgreementSealed, { jobs }: Handling): void {
    enqueueEmail(jobs, agreementSigned, { signupId, agreementNumber });
  }

  @OnEvent(AgreementSealDelayed, 'mail')
  delayed({ signupId, agreementNumber }: AgreementSealDelayed, { jobs }: Handling): void {
    enqueueEmail(jobs, agreementSigned, { signupId, agreementNumber });
  }
}
