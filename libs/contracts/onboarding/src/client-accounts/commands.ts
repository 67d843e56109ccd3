import { Type } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, IsUUID, ValidateNested } from 'class-validator';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { ClientId, IsMoment, NewPassword, SignupId } from '@rep13/contracts-validation';
import type { SignupView } from '../signups/signup.view.ts';
import type {
  ClientAccountDetailView,
  ClientProfileView,
  ClientSetupView,
  ClientUserView,
  MailedLinksView,
  PasswordChangeView,
  PasswordResetView,
} from './client-account.views.ts';
import { ClientSignInBody, ClientPasswordBody, SuspendClientBody } from './client-account.bodies.ts';

/** The first password for a while is judged by dictionaries that have to be read first, and its hash is slow. */
const PASSWORD_JUDGED_MS = 8_000;

/**
 * Set a client's first password. With `ownerProven` (the signup's session, or a mailed token the gateway has checked)
 * the account is active at once; without, the password is kept nowhere and the owner is mailed a link to choose one. At
 * most three such links go out in an hour: a fourth request is answered alike and mails nothing.
 */
export class SetUpClientAccount extends Command<ClientSetupView> {
  static readonly subject = 'rpc.onboarding.client-account.set-up.v1';
  static readonly errors = {
    'onboarding.client-id-not-found': 404,
    'onboarding.account-already-activated': 409,
    'onboarding.account-suspended': 403,
  } as const satisfies Refusals;
  static readonly answerWithinMs = PASSWORD_JUDGED_MS;
  @ClientId() readonly clientId!: string;
  @NewPassword() readonly password!: string;
  @IsBoolean() readonly ownerProven!: boolean;
  /** Where the token that proves the owner was mailed to: it proves nothing once the legal contact has another address. */
  @IsOptional() @IsString() readonly mailbox?: string | undefined;
}

/** A browser that signed in to this account before: the gateway has checked its cookie. */
export class KnownDevice {
  /** Names the browser's own counter of wrong passwords; a new one at each sign-in. */
  @IsUUID() readonly id!: string;
  /** A password changed since makes the browser a stranger. */
  @IsMoment() readonly signedInAt!: string;
}

/**
 * Check a client's password and count the attempt: five wrong ones lock the account for everybody but known devices,
 * five wrong ones from a known device lock that device.
 */
export class SignInClient extends ClientSignInBody implements Command<ClientUserView> {
  static readonly subject = 'rpc.onboarding.client-account.sign-in.v1';
  static readonly errors = {
    'gateway.invalid-credentials': 401,
    'onboarding.account-locked': 423,
    'onboarding.account-pending': 403,
  } as const satisfies Refusals;
  declare readonly replyType?: ClientUserView;
  @IsOptional() @ValidateNested() @Type(() => KnownDevice) readonly knownDevice?: KnownDevice;
  /** This browser asked for the link that sets the account up: it is told while that has not been done. */
  @IsOptional() @IsBoolean() readonly setupAsked?: boolean;
}

/**
 * Mail a link to a new password, if there is such an account. The answer is always the same, and the account is
 * looked up only after it: neither text nor time tell which Client IDs exist. A pending account gets the link too
 * and is activated by it; a suspended one without a password gets none. At most three links an hour; all stay good
 * until one is used, so a stranger who uses them up leaves the owner with good ones.
 */
export class RequestPasswordReset extends Command<object> {
  static readonly subject = 'rpc.onboarding.client-account.request-reset.v1';
  @ClientId() readonly clientId!: string;
}

/**
 * Set a new password with a mailed link: within an hour, and once for all links. Ends a lock; makes known devices
 * strangers. Validation fails for a common password.
 */
export class ResetClientPassword extends Command<PasswordResetView> {
  static readonly subject = 'rpc.onboarding.client-account.reset-password.v1';
  static readonly errors = {
    'onboarding.link-expired': 410,
    'onboarding.account-suspended': 403,
    'gateway.validation-failed': 400,
  } as const satisfies Refusals;
  static readonly answerWithinMs = PASSWORD_JUDGED_MS;
  @SignupId() readonly signupId!: number;
  /** The request that the mailed token names. */
  @IsUUID() readonly resetId!: string;
  /** Where the token was mailed to. */
  @IsOptional() @IsString() readonly mailbox?: string | undefined;
  @NewPassword() readonly password!: string;
}

/**
 * Replace a client's password by another one. The current one is proven as at a sign-in: wrong ones count and lock.
 * Makes known devices strangers, and mailed reset links worthless. Validation fails at `currentPassword` for a wrong
 * one, at `newPassword` for a common one or the same again.
 */
export class ChangeClientPassword extends ClientPasswordBody implements Command<PasswordChangeView> {
  static readonly subject = 'rpc.onboarding.client-account.change-password.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.account-locked': 423,
    'gateway.validation-failed': 400,
  } as const satisfies Refusals;
  static readonly answerWithinMs = PASSWORD_JUDGED_MS;
  declare readonly replyType?: PasswordChangeView;
  @SignupId() readonly signupId!: number;
  @IsOptional() @ValidateNested() @Type(() => KnownDevice) readonly knownDevice?: KnownDevice;
}

/** One client for staff. */
export class GetClientDetail extends Command<ClientAccountDetailView> {
  static readonly subject = 'rpc.onboarding.client-account.get-detail.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}

/**
 * Close a pending or active account to changes; its client may go on to sign in and read. Refused if it is suspended
 * already.
 */
export class SuspendClient extends SuspendClientBody implements Command<ClientAccountDetailView> {
  static readonly subject = 'rpc.onboarding.client-account.suspend.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.account-suspended': 409,
  } as const satisfies Refusals;
  declare readonly replyType?: ClientAccountDetailView;
  @SignupId() readonly signupId!: number;
}

/** End a suspension: active again, or pending if no password was ever set. */
export class ReactivateClient extends Command<ClientAccountDetailView> {
  static readonly subject = 'rpc.onboarding.client-account.reactivate.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.account-not-suspended': 409,
  } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}

/** Who a signed-in client is now. */
export class GetClientUser extends Command<ClientUserView> {
  static readonly subject = 'rpc.onboarding.client-account.get-user.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}

/**
 * Come back to a registration with the mailed link. The link has expired once the legal contact has another address
 * than the one it was mailed to. Once the account is set up it is of no use either, because its client signs in
 * instead.
 */
export class ResumeSignup extends Command<SignupView> {
  static readonly subject = 'rpc.onboarding.signup.resume.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.link-expired': 410,
    'onboarding.account-already-activated': 410,
  } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
  /** Where the token was mailed to. */
  @IsOptional() @IsString() readonly mailbox?: string | undefined;
}

/** The signup behind a Client ID. */
export class FindClientSignup extends Command<{ readonly signupId: number }> {
  static readonly subject = 'rpc.onboarding.client-account.find-signup.v1';
  static readonly errors = { 'onboarding.client-id-not-found': 404 } as const satisfies Refusals;
  @ClientId() readonly clientId!: string;
}

/** What a code that a client types may stand for: compared with by who can sign links. */
export class FindMailedLinks extends Command<MailedLinksView> {
  static readonly subject = 'rpc.onboarding.client-account.find-mailed-links.v1';
  static readonly errors = { 'onboarding.client-id-not-found': 404 } as const satisfies Refusals;
  @ClientId() readonly clientId!: string;
}

/** The client's company data. */
export class GetClientProfile extends Command<ClientProfileView> {
  static readonly subject = 'rpc.onboarding.client-account.get-profile.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}
