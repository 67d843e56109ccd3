import { Controller } from '@nestjs/common';
import {
  ChangeClientPassword,
  FindClientSignup,
  FindMailedLinks,
  GetClientDetail,
  GetClientProfile,
  GetClientUser,
  ReactivateClient,
  RequestPasswordReset,
  ResetClientPassword,
  ResumeSignup,
  SetUpClientAccount,
  SignInClient,
  SuspendClient,
  type ClientAccountDetailView,
  type ClientProfileView,
  type ClientSetupView,
  type ClientUserView,
  type MailedLinksView,
  type PasswordChangeView,
  type PasswordResetView,
  type SignupView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { ClientAccountsService } from './client-accounts.service.ts';
import { ClientPasswordChangeService } from './client-password-change.service.ts';
import { ClientPasswordResetService } from './client-password-reset.service.ts';
import { ClientSuspensionService } from './client-suspension.service.ts';
import { ClientSetupService } from './client-setup.service.ts';
import { ClientSignInService } from './client-sign-in.service.ts';

/** What onboarding answers about clients and their passwords. */
@Controller()
export class ClientAccountsController {
  constructor(
    private readonly accounts: ClientAccountsService,
    private readonly setup: ClientSetupService,
    private readonly signIns: ClientSignInService,
    private readonly resets: ClientPasswordResetService,
    private readonly changes: ClientPasswordChangeService,
    private readonly suspensions: ClientSuspensionService,
  ) {}

  @OnCommand(SetUpClientAccount)
  setUp(command: SetUpClientAccount): Promise<ClientSetupView> {
    return this.setup.setUp(command);
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

  @OnCommand(FindMailedLinks)
  findMailedLinks({ clientId }: FindMailedLinks): Promise<MailedLinksView> {
    return this.accounts.findMailedLinks(clientId);
  }

  @OnCommand(ResumeSignup)
  resume({ signupId, mailbox }: ResumeSignup): Promise<SignupView> {
    return this.accounts.resume(signupId, mailbox);
  }

  @OnCommand(GetClientProfile)
  getProfile({ signupId }: GetClientProfile): Promise<ClientProfileView> {
    return this.accounts.getProfile(signupId);
  }

  @OnCommand(RequestPasswordReset)
  requestReset(command: RequestPasswordReset): Promise<object> {
    return this.resets.request(command);
  }

  @OnCommand(ResetClientPassword)
  resetPassword(command: ResetClientPassword): Promise<PasswordResetView> {
    return this.resets.reset(command);
  }

  @OnCommand(ChangeClientPassword)
  changePassword(command: ChangeClientPassword): Promise<PasswordChangeView> {
    return this.changes.change(command);
  }

  @OnCommand(GetClientDetail)
  getDetail({ signupId }: GetClientDetail): Promise<ClientAccountDetailView> {
    return this.accounts.getDetail(signupId);
  }

  @OnCommand(SuspendClient)
  suspend(command: SuspendClient): Promise<ClientAccountDetailView> {
    return this.suspensions.suspend(command);
  }

  @OnCommand(ReactivateClient)
  reactivate({ signupId }: ReactivateClient): Promise<ClientAccountDetailView> {
    return this.suspensions.reactivate(signupId);
  }
}
