import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { LIMITS, LINK_PURPOSES, MESSAGES, type LinkPurpose } from '@rep13/contracts-constants';
import {
  ClientId,
  EnteredPassword,
  NewPassword,
  NothingHidden,
  RequiredText,
} from '@rep13/contracts-validation';

/** `POST /api/client/login`. */
export class ClientSignInBody {
  @ClientId() readonly clientId!: string;
  @EnteredPassword() readonly password!: string;
}

/**
 * `POST /api/client/setup`: the client's first password, from the signup's own session or with a mailed token. From
 * anybody else the password is forgotten, and the owner is mailed a link to choose one.
 */
export class ClientSetupBody {
  @ClientId() readonly clientId!: string;
  @NewPassword() readonly password!: string;
  @IsOptional() @IsString() @MaxLength(1_000) @NothingHidden() readonly token?: string;
}

/** `POST /api/signup/resume`: a token out of one of our mails. */
export class MailedTokenBody {
  @IsString({ message: 'This link is not complete. Please open it from the email again.' })
  @MaxLength(1_000)
  @NothingHidden()
  readonly token!: string;
}

/** `POST /api/mailed-codes`: the code that stands beside a link in one of our mails, for where the link does not open. */
export class MailedCodeBody {
  @ClientId() readonly clientId!: string;
  /** What the page that it is typed on is for. */
  @IsIn(LINK_PURPOSES) readonly purpose!: LinkPurpose;
  @RequiredText(LIMITS.mailedCodeMax, MESSAGES.mailedCode) readonly code!: string;
}

/** `POST /api/client/reset`: a link to a new password, mailed to the legal contact. */
export class ClientResetBody {
  @ClientId() readonly clientId!: string;
}

/** `POST /api/client/reset/confirm`: the new password, with the token out of the mail. */
export class ClientResetConfirmBody extends MailedTokenBody {
  @NewPassword() readonly password!: string;
}

/** `POST /api/client/password`. */
export class ClientPasswordBody {
  @EnteredPassword() readonly currentPassword!: string;
  @NewPassword() readonly newPassword!: string;
}

/** `POST /api/admin/clients/:signupId/suspend`: `reason` is for staff only. */
export class SuspendClientBody {
  @RequiredText(LIMITS.suspensionReasonMax, MESSAGES.suspensionReason) readonly reason!: string;
}
