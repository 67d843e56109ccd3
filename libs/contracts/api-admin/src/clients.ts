// Written by `npm run reference` from services/gateway/src/admin/clients.controller.ts.
import type {
  ClientAccountDetailView,
  ClientDetailView,
  SuspendClientBody,
} from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Get one client: account, agreement and number of open tickets. */
export const get = 'GET /api/admin/clients/:signupId' as Operation<
  'GET /api/admin/clients/:signupId',
  { answer: ClientDetailView }
>;

/** Suspend a client. The client may go on to sign in and read. 409 if suspended already. */
export const suspend = 'POST /api/admin/clients/:signupId/suspend' as Operation<
  'POST /api/admin/clients/:signupId/suspend',
  { body: SuspendClientBody; answer: ClientAccountDetailView; error: 'onboarding.account-suspended' }
>;

/** Reactivate a suspended client. 409 if not suspended. */
export const reactivate = 'POST /api/admin/clients/:signupId/reactivate' as Operation<
  'POST /api/admin/clients/:signupId/reactivate',
  { answer: ClientAccountDetailView; error: 'onboarding.account-not-suspended' }
>;
