import { Injectable } from '@nestjs/common';
import { RefundMade } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { refundMade } from './refund-made.email.ts';

@Injectable()
export class SendNoticeWhenRefundMade {
  @OnEvent(RefundMade, 'mail')
  handle({ paymentId, reference, ...refund }: RefundMade, { jobs }: Handling): void {
    enqueueEmail(jobs, refundMade, refund, reference ? `${paymentId}:${reference}` : paymentId);
  }
}
