import { Injectable } from '@nestjs/common';
import { RefundFailed } from '@rep13/contracts-onboarding';
import { OnEvent, type Handling } from '@rep13/service-kit';
import { enqueueEmail } from '../email.ts';
import { refundFailed } from './refund-failed.email.ts';

@Injectable()
export class SendNoticeWhenRefundFailed {
  @OnEvent(RefundFailed, 'mail')
  handle({ paymentId, reference, ...failed }: RefundFailed, { jobs }: Handling): void {
    enqueueEmail(jobs, refundFailed, failed, `${paymentId}:${reference}`);
  }
}
