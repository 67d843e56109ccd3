import { Injectable } from '@nestjs/common';
import { MandateEnding } from '@rep13/contracts-agreements';
import { lockOne, OnEvent, type Handling } from '@rep13/service-kit';
import { lockSignup } from '../signups/index.ts';
import { cancelSubscription } from './move-subscription.ts';
import { Subscription } from './subscription.entity.ts';

/** A mandate that staff ends is not charged again. Where the client cancelled, the notice is what came of it. */
@Injectable()
export class CancelSubscriptionWhenMandateIsEnding {
  @OnEvent(MandateEnding, 'subscriptions')
  async handle(event: MandateEnding, handling: Handling): Promise<void> {
    const { signupId, noticeAt, endsAt, runOffUntil } = event;
    await lockSignup(handling.db, signupId);
    const subscription = await lockOne(handling.db, Subscription, { signupId });
    if (!subscription) return;
    if (subscription.cancelledAt) return leaveToStaff(handling, subscription, event);
    const period = { endsAt: new Date(endsAt), runOffUntil: new Date(runOffUntil) };
    const notice = { by: 'staff', at: new Date(noticeAt), period, reason: null } as const;
    await cancelSubscription(handling, subscription, notice);
  }
}

/** Staff has given notice after the client had: the client can't take the end back by itself any more. */
async function leaveToStaff(
  { db }: Handling,
  subscription: Subscription,
  { cancelledBy }: MandateEnding,
): Promise<void> {
  if (cancelledBy || subscription.cancelledBy !== 'client') return;
  subscription.cancelledBy = 'staff';
  await db.save(subscription);
}
