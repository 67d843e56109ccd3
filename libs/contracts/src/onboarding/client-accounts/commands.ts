import { IsBoolean, IsString } from 'class-validator';
import { Command } from '../../messaging/command.ts';
import { ClientId, EnteredPassword, NewPassword, SignupId } from '../../validation/fields.ts';
import type { ClientProfileView, ClientSetupView, ClientUserView } from './client-account.views.ts';

/**
 * Set a client's first password. With `ownerProven` (the signup's session, or a mailed token the gateway has
 * checked) the account is active at once; without, the password waits for the link we mail.
 * Errors: `onboarding.client-id-not-found`, `onboarding.account-already-activated`.
 */
export class SetUpClientAccount extends Command<ClientSetupView> {
  static readonly subject = 'rpc.onboarding.client-account.set-up.v1';
  @ClientId() readonly clientId!: string;
  @NewPassword() readonly password!: string;
  @IsBoolean() readonly ownerProven!: boolean;
}

/** Open the link that confirms a waiting password. Errors: `onboarding.link-expired`. */
export class ConfirmClientSetup extends Command<ClientSetupView> {
  static readonly subject = 'rpc.onboarding.client-account.confirm-set-up.v1';
  @SignupId() readonly signupId!: number;
  /** The set-up request that the mailed token names. */
  @IsString() readonly setupId!: string;
}

/**
 * Check a client's password and count the attempt.
 * Errors: `gateway.invalid-credentials`, `onboarding.account-locked`, `onboarding.account-pending`.
 */
export class SignInClient extends Command<ClientUserView> {
  static readonly subject = 'rpc.onboarding.client-account.sign-in.v1';
  @ClientId() readonly clientId!: string;
  @EnteredPassword() readonly password!: string;
}

/** Who a signed-in client is now. Errors: `gateway.not-found`. */
export class GetClientUser extends Command<ClientUserView> {
  static readonly subject = 'rpc.onboarding.client-account.get-user.v1';
  @SignupId() readonly signupId!: number;
}

/** The signup behind a Client ID. Errors: `onboarding.client-id-not-found`. */
export class FindClientSignup extends Command<{ readonly signupId: number }> {
  static readonly subject = 'rpc.onboarding.client-account.find-signup.v1';
  @ClientId() readonly clientId!: string;
}

/** The client's company data. Errors: `gateway.not-found`. */
export class GetClientProfile extends Command<ClientProfileView> {
  static readonly subject = 'rpc.onboarding.client-account.get-profile.v1';
  @SignupId() readonly signupId!: number;
}
