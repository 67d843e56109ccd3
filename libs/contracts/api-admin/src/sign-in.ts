// Written by `npm run reference` from services/gateway/src/public/admin-sign-in.controller.ts.
import type { AdminSignInBody, AdminUserView } from '@rep13/contracts-admin';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Sign staff in. An account with a second factor is refused at first: the factor is to be shown within five minutes.
 */
export const login = 'POST /api/admin/login' as Operation<
  'POST /api/admin/login',
  { body: AdminSignInBody; answer: AdminUserView }
>;

/** Sign staff out. */
export const logout = 'POST /api/admin/logout' as Operation<'POST /api/admin/logout', { answer: object }>;
