import { ApiError, sentenceByCode, type SentencesByCode } from '@rep13/web-kit/api';

const SENTENCES: SentencesByCode = {
  'onboarding.cancellation-changed':
    'The end date has changed. Nothing was done: please look at the new day and confirm it again.',
  'onboarding.cancellation-not-possible': 'The agreement has ended or is ending already. Nothing was done.',
  'onboarding.resumption-not-possible':
    'The cancellation can no longer be withdrawn: the agreement was ended in another way, or the paid period is over. Nothing was done.',
  'onboarding.agreement-not-over': 'The agreement has not ended yet: there is nothing to begin again.',
  'onboarding.registered-again-already':
    'You have registered again already. Please sign in with the Client ID that we mailed you then.',
  'onboarding.nothing-owed':
    'Nothing is owed now, or your card is being charged for it. Nothing was charged.',
  'onboarding.refund-not-possible':
    'The fee can no longer be refunded: more than 30 days have passed since you paid it. You can still cancel.',
  'onboarding.payment-provider-away':
    'Our payment provider does not answer. Nothing was charged. Please try again in a minute.',
  'onboarding.account-suspended': 'Your account is suspended: billing data can’t be changed.',
};

const NOT_DONE = 'We could not do this now, and nothing was changed. Please try again in a minute.';

/** Why something about money was not done; undefined where the client only left the question for the password. */
export function billingProblem(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return NOT_DONE;
  if (error.code === 'gateway.step-up-required') return undefined;
  return sentenceByCode(error, SENTENCES) ?? NOT_DONE;
}
