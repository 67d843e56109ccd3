import { Controller } from '@nestjs/common';
import {
  GetSignup,
  GetSignupParty,
  ListSignups,
  RegisterSignup,
  type SignupListItem,
  type SignupPartyView,
  type SignupView,
} from '@rep13/contracts';
import { OnCommand } from '@rep13/service-kit';
import { SignupsService } from './signups.service.ts';

/** What onboarding answers about registrations. */
@Controller()
export class SignupsController {
  constructor(private readonly signups: SignupsService) {}

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
    return this.signups.list(query);
  }
}
