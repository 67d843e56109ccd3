import { IsBoolean } from 'class-validator';
import { Command } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import type { SignupView } from '../signups/signup.view.ts';

/**
 * Register a former client again, with what is known of the company. It is another registration, with a Client ID, an
 * agreement and a mandate of its own; `reusesPassword` sets its account up with the password of the former one.
 * Errors: `gateway.not-found`, `onboarding.agreement-not-over`, `onboarding.registered-again-already`.
 */
export class RegisterAgain extends Command<SignupView> {
  static readonly subject = 'rpc.onboarding.former-client.register-again.v1';
  @SignupId() readonly signupId!: number;
  @IsBoolean() readonly reusesPassword!: boolean;
}
