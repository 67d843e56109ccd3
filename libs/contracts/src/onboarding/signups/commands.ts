import { Command } from '../../messaging/command.ts';
import { ListQuery } from '../../messaging/list-query.ts';
import { SignupId } from '../../validation/fields.ts';
import { SignupParticulars } from './signup.body.ts';
import type { SignupListItem, SignupPartyView, SignupView } from './signup.view.ts';

/** Register a company. Repeating it with the same idempotency key answers the first signup again. */
export class RegisterSignup extends SignupParticulars implements Command<SignupView> {
  static readonly subject = 'rpc.onboarding.signup.register.v1';
  declare readonly replyType?: SignupView;
}

/** One signup for its visitor. Errors: `gateway.not-found`. */
export class GetSignup extends Command<SignupView> {
  static readonly subject = 'rpc.onboarding.signup.get.v1';
  @SignupId() readonly signupId!: number;
}

/** The company behind a signup, for the agreement and for mails. Errors: `gateway.not-found`. */
export class GetSignupParty extends Command<SignupPartyView> {
  static readonly subject = 'rpc.onboarding.signup.get-party.v1';
  @SignupId() readonly signupId!: number;
}

/** The signups, newest first. */
export class ListSignups extends ListQuery implements Command<SignupListItem[]> {
  static readonly subject = 'rpc.onboarding.signup.list.v1';
  declare readonly replyType?: SignupListItem[];
}
