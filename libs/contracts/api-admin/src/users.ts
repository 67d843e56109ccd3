// Written by `npm run reference` from services/gateway/src/admin/admin-users.controller.ts.
import type {
  AdminUserBody,
  AdminUserRoleBody,
  OneTimePasswordView,
  StaffMemberView,
} from '@rep13/contracts-admin';
import type { Operation } from '@rep13/contracts-operations';

/** List the members of staff. */
export const list = 'GET /api/admin/users' as Operation<
  'GET /api/admin/users',
  { answer: StaffMemberView[] }
>;

/**
 * Add a member of staff. The one-time password is in this answer only, so an idempotency key cannot repeat it. Refused
 * for a name or an address that somebody has already.
 */
export const add = 'POST /api/admin/users' as Operation<
  'POST /api/admin/users',
  { body: AdminUserBody; answer: OneTimePasswordView }
>;

/** Change the role of a member of staff. */
export const changeRole = 'PATCH /api/admin/users/:id' as Operation<
  'PATCH /api/admin/users/:id',
  { body: AdminUserRoleBody; answer: StaffMemberView }
>;

/** Deactivate a member of staff. Signs them out everywhere at once, and ends what they asked a second person for. */
export const deactivate = 'POST /api/admin/users/:id/deactivate' as Operation<
  'POST /api/admin/users/:id/deactivate',
  { answer: StaffMemberView }
>;

/** Reactivate a member of staff. With the password and the role from before. */
export const reactivate = 'POST /api/admin/users/:id/reactivate' as Operation<
  'POST /api/admin/users/:id/reactivate',
  { answer: StaffMemberView }
>;

/** Replace the password of a member of staff by a one-time password. Signs them out everywhere at once. */
export const resetPassword = 'POST /api/admin/users/:id/reset-password' as Operation<
  'POST /api/admin/users/:id/reset-password',
  { answer: OneTimePasswordView }
>;
