import { RetentionCarriedOut } from '@rep13/contracts-messaging';

/** The night's deletions among checks, registrations, payments and the audit log. */
export class OnboardingRetentionCarriedOut extends RetentionCarriedOut {
  static readonly type = 'onboarding.retention.carried-out.v1';
}
