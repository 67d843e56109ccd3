import { Command, StatisticsQuery, type DayCountView, type Refusals } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import { SignupParticulars } from './signup.body.ts';
import type {
  SignupListItem,
  SignupPartyView,
  SignupSourceView,
  SignupTotalsView,
  SignupView,
} from './signup.view.ts';
import { SignupsQuery } from './signups.query.ts';

/** Register a company. Repeating it with the same idempotency key answers the first signup again. */
export class RegisterSignup extends SignupParticulars implements Command<SignupView> {
  static readonly subject = 'rpc.onboarding.signup.register.v1';
  declare readonly replyType?: SignupView;
}

/** One signup for its visitor. */
export class GetSignup extends Command<SignupView> {
  static readonly subject = 'rpc.onboarding.signup.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}

/** The company behind a signup, for the agreement and for mails. */
export class GetSignupParty extends Command<SignupPartyView> {
  static readonly subject = 'rpc.onboarding.signup.get-party.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}

/** The signups, newest first. */
export class ListSignups extends SignupsQuery implements Command<SignupListItem[]> {
  static readonly subject = 'rpc.onboarding.signup.list.v1';
  declare readonly replyType?: SignupListItem[];
}

/** How many signups the filters find, exactly. Which page is asked for does not matter. */
export class CountSignups extends SignupsQuery implements Command<number> {
  static readonly subject = 'rpc.onboarding.signup.count.v1';
  declare readonly replyType?: number;
}

/** How many signups there are, by the state of their accounts; as fast with a million of them. */
export class GetSignupTotals extends Command<SignupTotalsView> {
  static readonly subject = 'rpc.onboarding.signup.get-totals.v1';
}

/** Signups by day, oldest first, also the days without one. */
export class GetSignupStatistics extends StatisticsQuery implements Command<DayCountView[]> {
  static readonly subject = 'rpc.onboarding.signup.get-statistics.v1';
  declare readonly replyType?: DayCountView[];
}

/** Which campaigns brought the signups of these days, the most first; the twenty that brought most. */
export class GetSignupSources extends StatisticsQuery implements Command<SignupSourceView[]> {
  static readonly subject = 'rpc.onboarding.signup.get-sources.v1';
  declare readonly replyType?: SignupSourceView[];
}
