// Written by `npm run reference` from services/gateway/src/admin/admin-account.controller.ts.
import type { AdminPasswordBody, AdminUserView } from '@rep13/contracts-admin';
import type { Operation } from '@rep13/contracts-operations';

/** Get the member of staff who is signed in. */
export const user = 'GET /api/admin/user' as Operation<'GET /api/admin/user', { answer: AdminUserView }>;

/**
 * Change the own password. Ends every other session of this admin. The current password can be guessed at no more
 * often than at the sign-in.
 */
export const changePassword = 'POST /api/admin/password' as Operation<
  'POST /api/admin/password',
  { body: AdminPasswordBody; answer: AdminUserView }
>;
