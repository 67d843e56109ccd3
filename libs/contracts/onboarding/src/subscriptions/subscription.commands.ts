import { LIMITS } from '@rep13/contracts-constants';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { IsDayOrMoment, OptionalText, SignupId } from '@rep13/contracts-validation';
import { PROVIDER_ANSWER_MS } from '../provider-answer.ts';
import type { SubscriptionView } from './subscription.views.ts';

/** One client's subscription; null while nothing was paid. */
export class FindSubscription extends Command<SubscriptionView | null> {
  static readonly subject = 'rpc.onboarding.subscription.find.v1';
  @SignupId() readonly signupId!: number;
}

/** `POST /api/client/cancellation`: the end that the client was shown. */
export class CancellationBody {
  /** `cancellation.endsAt` as it was shown: another day by now is refused, so that nobody agrees to what was not seen. */
  @IsDayOrMoment() readonly endsAt!: string;
  @OptionalText(LIMITS.cancellationReasonMax) readonly reason?: string | null;
}

/**
 * The client ends the agreement. Again with the same end, it answers the same. Refused when it is over, or when another
 * day holds now.
 */
export class CancelSubscription extends CancellationBody implements Command<SubscriptionView> {
  static readonly subject = 'rpc.onboarding.subscription.cancel.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.cancellation-not-possible': 409,
    'onboarding.cancellation-changed': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: SubscriptionView;
  @SignupId() readonly signupId!: number;
}

/**
 * The client takes its cancellation back before the paid time is over: the agreement goes on as if there had been none.
 */
export class ResumeSubscription extends Command<SubscriptionView> {
  static readonly subject = 'rpc.onboarding.subscription.resume.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.resumption-not-possible': 409,
    'onboarding.payment-provider-away': 503,
  } as const satisfies Refusals;
  static readonly answerWithinMs = PROVIDER_ANSWER_MS;
  @SignupId() readonly signupId!: number;
}
