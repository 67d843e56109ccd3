import { Matches } from 'class-validator';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { IsDayOrMoment, RequiredText, SignupId } from '@rep13/contracts-validation';
import { REGISTER_NUMBER } from '../constants/index.ts';
import type { MandateClientView, MandateDetailView } from './mandate.views.ts';

/** Where one client's mandate stands; `null` while nothing is signed or paid. */
export class FindMandate extends Command<MandateDetailView | null> {
  static readonly subject = 'rpc.agreements.mandate.find.v1';
  @SignupId() readonly signupId!: number;
}

/** Whose mandate has this number. */
export class GetMandateClient extends Command<MandateClientView> {
  static readonly subject = 'rpc.agreements.mandate.get-client.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @Matches(REGISTER_NUMBER) readonly registerNumber!: string;
}

/**
 * Give notice, or correct the date of notice given. `endsAt`: a day, which counts to its end in the time zone of the
 * representative, or a moment; not before today.
 */
export class EndMandate extends Command<MandateDetailView> {
  static readonly subject = 'rpc.agreements.mandate.end.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'gateway.validation-failed': 400,
    'agreements.mandate-not-in-force': 409,
  } as const satisfies Refusals;

  @Matches(REGISTER_NUMBER) readonly registerNumber!: string;
  @IsDayOrMoment(MESSAGES.mandateEndsAt)
  readonly endsAt!: string;
  @RequiredText(LIMITS.mandateEndReasonMax, MESSAGES.mandateEndReason) readonly reason!: string;
}
