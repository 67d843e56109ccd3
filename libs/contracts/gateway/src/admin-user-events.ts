import { IsIn, IsInt, IsISO8601, IsOptional } from 'class-validator';
import { ADMIN_ROLES, type AdminRole } from './constants/index.ts';

/** A member of staff was added. Who did it is the envelope's actor, as in all events here. */
export class AdminUserCreated {
  static readonly type = 'gateway.admin-user.created.v1';

  @IsInt() readonly adminUserId!: number;
  @IsIn(ADMIN_ROLES) readonly role!: AdminRole;
}

/** A member of staff may do more or less than before. */
export class AdminUserRoleChanged {
  static readonly type = 'gateway.admin-user.role-changed.v1';

  @IsInt() readonly adminUserId!: number;
  @IsIn(ADMIN_ROLES) readonly role!: AdminRole;
  /** Absent in events from before November 2026. */
  @IsOptional() @IsISO8601() readonly changedAt?: string;
}

/** A member of staff is out, with every session. */
export class AdminUserDeactivated {
  static readonly type = 'gateway.admin-user.deactivated.v1';

  @IsInt() readonly adminUserId!: number;
  /** Absent in events from before November 2026. */
  @IsOptional() @IsISO8601() readonly changedAt?: string;
}

/** A member of staff may sign in again. */
export class AdminUserReactivated {
  static readonly type = 'gateway.admin-user.reactivated.v1';

  @IsInt() readonly adminUserId!: number;
  /** Absent in events from before November 2026. */
  @IsOptional() @IsISO8601() readonly changedAt?: string;
}

/** An admin gave a member of staff a one-time password; every session is over. */
export class AdminUserPasswordReset {
  static readonly type = 'gateway.admin-user.password-reset.v1';

  @IsInt() readonly adminUserId!: number;
  /** Absent in events from before November 2026. */
  @IsOptional() @IsISO8601() readonly changedAt?: string;
}

/** A member of staff chose another password. */
export class AdminUserPasswordChanged {
  static readonly type = 'gateway.admin-user.password-changed.v1';

  @IsInt() readonly adminUserId!: number;
  /** Absent in events from before November 2026. */
  @IsOptional() @IsISO8601() readonly changedAt?: string;
}
