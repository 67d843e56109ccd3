import { IsIn, IsInt, IsISO8601 } from 'class-validator';
import { SECOND_FACTOR_CHANGES, type SecondFactorChange } from './constants/index.ts';

/** The second factor of a member of staff is another one now; every session but the one that changed it is over. */
export class AdminUserSecondFactorChanged {
  static readonly type = 'gateway.admin-user.second-factor-changed.v1';

  @IsInt() readonly adminUserId!: number;
  @IsIn(SECOND_FACTOR_CHANGES) readonly change!: SecondFactorChange;
  @IsISO8601() readonly changedAt!: string;
}

/** The second factor of a client is another one now; every session but the one that changed it is over. */
export class ClientSecondFactorChanged {
  static readonly type = 'gateway.client.second-factor-changed.v1';

  @IsInt() readonly signupId!: number;
  @IsIn(SECOND_FACTOR_CHANGES) readonly change!: SecondFactorChange;
  @IsISO8601() readonly changedAt!: string;
}

/** A member of staff signed in with a recovery code, which is worthless from now on. */
export class AdminUserRecoveryCodeUsed {
  static readonly type = 'gateway.admin-user.recovery-code-used.v1';

  @IsInt() readonly adminUserId!: number;
  @IsInt() readonly codesLeft!: number;
  @IsISO8601() readonly usedAt!: string;
}

/** A client signed in with a recovery code, which is worthless from now on. */
export class ClientRecoveryCodeUsed {
  static readonly type = 'gateway.client.recovery-code-used.v1';

  @IsInt() readonly signupId!: number;
  @IsInt() readonly codesLeft!: number;
  @IsISO8601() readonly usedAt!: string;
}
