import { IsBoolean } from 'class-validator';
import { MESSAGES } from '@rep13/contracts-constants';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import type { MandateDetailView } from '../mandates/mandate.views.ts';

/** Designate us as the point of contact of Article 11 DSA, or withdraw that. What is so already stays. */
export class SetContactPoint extends Command<MandateDetailView> {
  static readonly subject = 'rpc.agreements.contact-point.set.v1';
  static readonly errors = {
    'agreements.mandate-not-in-force': 409,
    'agreements.contact-point-not-agreed': 409,
    'onboarding.account-suspended': 403,
  } as const satisfies Refusals;

  @SignupId() readonly signupId!: number;
  @IsBoolean({ message: MESSAGES.contactPoint }) readonly designated!: boolean;
}
