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

/** `GET /api/status`: one service's real health. */
export interface ServiceStatusView {
  readonly name: string;
  readonly status: 'operational' | 'degraded' | 'down';
}

/** `GET /api/ip`. */
export interface IpView {
  readonly ip: string;
}
