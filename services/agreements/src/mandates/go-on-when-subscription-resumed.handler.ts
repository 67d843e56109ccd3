import { Injectable } from '@nestjs/common';
import { MandateNoticeWithdrawn } from '@rep13/contracts-agreements';
import { SubscriptionResumed } from '@rep13/contracts-onboarding';
import { Clock, OnEvent, type Handling } from '@rep13/service-kit';
import { takeMandate } from './save-mandate.ts';

/** The mandate goes on with what was bought. */
@Injectable()
export class GoOnWhenSubscriptionResumed {
  constructor(private readonly clock: Clock) {}

  /** Also where the cancellation is told of later than that it was taken back: it is none by then. */
  @OnEvent(SubscriptionResumed, 'mandates')
  async handle({ signupId, resumedAt }: SubscriptionResumed, { db, outbox }: Handling): Promise<void> {
    const mandate = await takeMandate(db, signupId);
    const isWithdrawn = mandate.withdrawNotice(new Date(resumedAt), this.clock.now());
    await db.save(mandate);
    const { registerNumber, state } = mandate;
    if (isWithdrawn && state === 'in_force')
      outbox.add(MandateNoticeWithdrawn, { signupId, registerNumber, withdrawnAt: resumedAt });
  }
}
