import { Injectable } from '@nestjs/common';
import { PaymentHoldLifted } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { paymentHoldLifted } from './payment-hold-lifted.email.ts';

@Injectable()
export class SendNoticeWhenPaymentHoldLifted {
  @OnEvent(PaymentHoldLifted, 'mail')
  handle(lifting: PaymentHoldLifted, { jobs }: Handling): void {
    enqueueEmail(jobs, paymentHoldLifted, lifting, lifting.liftedAt);
  }
}
