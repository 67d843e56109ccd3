import { IsBoolean } from 'class-validator';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import type { SignupView } from '../signups/signup.view.ts';

/**
 * Register a former client again, with what is known of the company. It is another registration, with a Client ID, an
 * agreement and a mandate of its own; `reusesPassword` sets its account up with the password of the former one.
 */
export class RegisterAgain extends Command<SignupView> {
  static readonly subject = 'rpc.onboarding.former-client.register-again.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.agreement-not-over': 409,
    'onboarding.registered-again-already': 409,
    'onboarding.account-suspended': 403,
  } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
  @IsBoolean() readonly reusesPassword!: boolean;
}
