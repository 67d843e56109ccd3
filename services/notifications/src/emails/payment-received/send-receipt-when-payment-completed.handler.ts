import { Injectable } from '@nestjs/common';
import { PaymentCompleted } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { paymentReceived } from './payment-received.email.ts';

@Injectable()
export class SendReceiptWhenPaymentCompleted {
  @OnEvent(PaymentCompleted, 'mail')
  handle({ paymentId, ...payment }: PaymentCompleted, { jobs }: Handling): void {
    enqueueEmail(jobs, paymentReceived, payment, String(paymentId));
  }
}
