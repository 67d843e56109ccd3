import { Controller } from '@nestjs/common';
import type { DayCountView } from '@rep13/contracts-messaging';
import {
  GetSignup,
  GetSignupParty,
  GetSignupSources,
  GetSignupStatistics,
  GetSignupTotals,
  CountSignups,
  ListSignups,
  RegisterSignup,
  type SignupListItem,
  type SignupPartyView,
  type SignupSourceView,
  type SignupTotalsView,
  type SignupView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { SignupQueries } from './signup-queries.service.ts';
import { SignupsService } from './signups.service.ts';

/** What onboarding answers about registrations. */
@Controller()
export class SignupsController {
  constructor(
    private readonly signups: SignupsService,
    private readonly queries: SignupQueries,
  ) {}

  @OnCommand(RegisterSignup)
  register(command: RegisterSignup): Promise<SignupView> {
    return this.signups.register(command);
  }

  @OnCommand(GetSignup)
  get({ signupId }: GetSignup): Promise<SignupView> {
    return this.signups.get(signupId);
  }

  @OnCommand(GetSignupParty)
  getParty({ signupId }: GetSignupParty): Promise<SignupPartyView> {
    return this.signups.getParty(signupId);
  }

  @OnCommand(ListSignups)
  list(query: ListSignups): Promise<SignupListItem[]> {
    return this.queries.list(query);
  }

  @OnCommand(CountSignups)
  count(query: CountSignups): Promise<number> {
    return this.queries.count(query);
  }

  @OnCommand(GetSignupTotals)
  totals(): Promise<SignupTotalsView> {
    return this.queries.totals();
  }

  @OnCommand(GetSignupStatistics)
  statistics(query: GetSignupStatistics): Promise<DayCountView[]> {
    return this.queries.statistics(query);
  }

  @OnCommand(GetSignupSources)
  sources(query: GetSignupSources): Promise<SignupSourceView[]> {
    return this.queries.sources(query);
  }
}
