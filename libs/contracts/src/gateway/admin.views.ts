import type { AdminRole } from '../constants/admin-roles.ts';

/** `GET /api/admin/user`: who is signed in. */
export interface AdminUserView {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly role: AdminRole;
  /** Until it is false, every other admin call is refused. Design section 6. */
  readonly mustChangePassword: boolean;
}

/** `GET /api/admin/users`: a member of staff, as other staff sees it. */
export interface StaffMemberView extends AdminUserView {
  /** False: cannot sign in, and every session is over. */
  readonly isActive: boolean;
  readonly lastLogin: string | null;
  readonly createdAt: string;
}

/** The answer to creating a member of staff or resetting the password. */
export interface OneTimePasswordView {
  readonly user: StaffMemberView;
  /** Shown this once and kept nowhere; it must be changed at the first sign-in. */
  readonly oneTimePassword: string;
}

/** `GET /api/ip`. */
export interface IpView {
  readonly ip: string;
}
