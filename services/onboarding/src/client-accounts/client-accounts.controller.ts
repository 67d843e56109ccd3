import { Controller } from '@nestjs/common';
import {
  ConfirmClientSetup,
  FindClientSignup,
  GetClientProfile,
  GetClientUser,
  SetUpClientAccount,
  SignInClient,
  type ClientProfileView,
  type ClientSetupView,
  type ClientUserView,
} from '@rep13/contracts';
import { OnCommand } from '@rep13/service-kit';
import { ClientAccountsService } from './client-accounts.service.ts';
import { ClientSetupService } from './client-setup.service.ts';
import { ClientSignInService } from './client-sign-in.service.ts';

/** What onboarding answers about clients and their passwords. */
@Controller()
export class ClientAccountsController {
  constructor(
    private readonly accounts: ClientAccountsService,
    private readonly setup: ClientSetupService,
    private readonly signIns: ClientSignInService,
  ) {}

  @OnCommand(SetUpClientAccount)
  setUp(command: SetUpClientAccount): Promise<ClientSetupView> {
    return this.setup.setUp(command);
  }

  @OnCommand(ConfirmClientSetup)
  confirm(command: ConfirmClientSetup): Promise<ClientSetupView> {
    return this.setup.confirm(command);
  }

  @OnCommand(SignInClient)
  signIn(command: SignInClient): Promise<ClientUserView> {
    return this.signIns.signIn(command);
  }

  @OnCommand(GetClientUser)
  getUser({ signupId }: GetClientUser): Promise<ClientUserView> {
    return this.accounts.getUser(signupId);
  }

  @OnCommand(FindClientSignup)
  findSignup({ clientId }: FindClientSignup): Promise<{ readonly signupId: number }> {
    return this.accounts.findSignup(clientId);
  }

  @OnCommand(GetClientProfile)
  getProfile({ signupId }: GetClientProfile): Promise<ClientProfileView> {
    return this.accounts.getProfile(signupId);
  }
}
