import { Injectable } from '@nestjs/common';
import { PaymentFailed } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { paymentFailed } from './payment-failed.email.ts';

@Injectable()
export class AskForAnotherPaymentWhenPaymentFailed {
  @OnEvent(PaymentFailed, 'mail')
  handle(failed: PaymentFailed, { jobs }: Handling): void {
    enqueueEmail(jobs, paymentFailed, failed, failed.failedAt);
  }
}
