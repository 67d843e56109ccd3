import { IsInt, IsISO8601, IsUUID } from 'class-validator';

/** A client's account became active. */
export class ClientAccountActivated {
  static readonly type = 'onboarding.client-account.activated.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly activatedAt!: string;
}

/** Somebody wanted to set up an account without proving to own it: its legal contact gets the link to do so. */
export class ClientSetupRequested {
  static readonly type = 'onboarding.client-account.setup-requested.v1';

  @IsInt() readonly signupId!: number;
  /** Tells this request from others of the hour. */
  @IsUUID() readonly setupId!: string;
  @IsISO8601() readonly requestedAt!: string;
}

/** Too many wrong passwords: the account is closed to sign-ins for a while. */
export class ClientAccountLocked {
  static readonly type = 'onboarding.client-account.locked.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly lockedUntil!: string;
}

/** Somebody asked for a new password and the account exists: a link goes to its legal contact. */
export class PasswordResetRequested {
  static readonly type = 'onboarding.client-account.reset-requested.v1';

  @IsInt() readonly signupId!: number;
  /** Names the request in the mailed token; worthless without the token's signature. Good for one hour. */
  @IsUUID() readonly resetId!: string;
  @IsISO8601() readonly requestedAt!: string;
}

/** The password of an active or suspended account is another one now; sessions that began before are over. */
export class ClientPasswordChanged {
  static readonly type = 'onboarding.client-account.password-changed.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly changedAt!: string;
}

/** Staff closed the account to changes. Why stands in the account's row only. */
export class ClientAccountSuspended {
  static readonly type = 'onboarding.client-account.suspended.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly suspendedAt!: string;
}

/** Staff ended a suspension: the account is what it was before. */
export class ClientAccountReactivated {
  static readonly type = 'onboarding.client-account.reactivated.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly reactivatedAt!: string;
}
