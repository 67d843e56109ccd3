import { IsIn, Matches } from 'class-validator';
import { ADMIN_ROLES, type AdminRole } from '@rep13/contracts-gateway/constants';
import { LIMITS, MESSAGES, ADMIN_USERNAME } from '@rep13/contracts-constants';
import { EnteredPassword, NewPassword, RequiredEmail, RequiredText } from '@rep13/contracts-validation';

/** `POST /api/admin/login`. */
export class AdminSignInBody {
  @RequiredText(LIMITS.nameMax, MESSAGES.username) readonly username!: string;
  @EnteredPassword() readonly password!: string;
}

/** `POST /api/admin/password`. */
export class AdminPasswordBody {
  @EnteredPassword() readonly currentPassword!: string;
  @NewPassword() readonly newPassword!: string;
}

/** `PATCH /api/admin/users/:id`. */
export class AdminUserRoleBody {
  @IsIn(ADMIN_ROLES, { message: MESSAGES.adminRole }) readonly role!: AdminRole;
}

/** `POST /api/admin/users`: a new member of staff, who gets a one-time password. */
export class AdminUserBody extends AdminUserRoleBody {
  @Matches(ADMIN_USERNAME, { message: MESSAGES.adminUsername })
  @RequiredText(LIMITS.adminUsernameMax, MESSAGES.username)
  readonly username!: string;
  @RequiredEmail() readonly email!: string;
}
