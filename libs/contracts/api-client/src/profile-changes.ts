// Written by `npm run reference` from services/gateway/src/client/profile-changes.controller.ts.
import type {
  ClientProfileChangesView,
  ProfileChangeBody,
  ProfileChangeView,
} from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Get the own change that is open, and how the last one ended. */
export const get = 'GET /api/client/profile-changes' as Operation<
  'GET /api/client/profile-changes',
  { answer: ClientProfileChangesView }
>;

/**
 * Change the own particulars. What is said of the company waits for our staff, a new mail address for whoever reads
 * what we send there; all of it is made at once. Refused while another waits.
 */
export const ask = 'POST /api/client/profile-changes' as Operation<
  'POST /api/client/profile-changes',
  {
    body: ProfileChangeBody;
    answer: ProfileChangeView;
    error: 'onboarding.account-suspended' | 'onboarding.profile-change-open';
  }
>;

/** Withdraw the own change. Refused once it was decided. */
export const withdraw = 'DELETE /api/client/profile-changes/:id' as Operation<
  'DELETE /api/client/profile-changes/:id',
  { answer: ProfileChangeView; error: 'onboarding.profile-change-decided' }
>;
