import type { AdminRole } from '@rep13/contracts-gateway/constants';
import type { Moment } from '@rep13/contracts-constants';

/** The account of a member of staff. */
export interface StaffAccountView {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly role: AdminRole;
  /** Until it is false, every other admin call is refused: somebody else knows the password. */
  readonly mustChangePassword: boolean;
  /** Asked for at each sign-in, besides the password. */
  readonly hasSecondFactor: boolean;
}

/** `GET /api/admin/user`: who is signed in. */
export interface AdminUserView extends StaffAccountView {
  /** Until it is false, every admin call but those that set one up is refused. */
  readonly mustSetUpSecondFactor: boolean;
}

/** `GET /api/admin/users`: a member of staff, as other staff sees it. */
export interface StaffMemberView extends StaffAccountView {
  /** False: cannot sign in, and every session is over. */
  readonly isActive: boolean;
  readonly lastLogin: Moment | null;
  readonly createdAt: Moment;
}

/** The answer to creating a member of staff or resetting the password. */
export interface OneTimePasswordView {
  readonly user: StaffMemberView;
  /** Shown this once and kept nowhere; it must be changed at the first sign-in. */
  readonly oneTimePassword: string;
}
