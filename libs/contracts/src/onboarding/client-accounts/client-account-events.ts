import { IsInt, IsISO8601, IsUUID } from 'class-validator';

/** A client's account became active. */
export class ClientAccountActivated {
  static readonly type = 'onboarding.client-account.activated.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly activatedAt!: string;
}

/** Somebody set a password for an account without proving to own it: the link we mail decides. */
export class ClientSetupRequested {
  static readonly type = 'onboarding.client-account.setup-requested.v1';

  @IsInt() readonly signupId!: number;
  /** Names the request in the mailed token; worthless without the token's signature. */
  @IsUUID() readonly setupId!: string;
  @IsISO8601() readonly requestedAt!: string;
}

/** Too many wrong passwords: the account is closed to logins for a while. */
export class ClientAccountLocked {
  static readonly type = 'onboarding.client-account.locked.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly lockedUntil!: string;
}
