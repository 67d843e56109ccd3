// Written by `npm run reference` from services/gateway/src/admin/profile-changes.controller.ts.
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import type {
  ClientProfileChangesView,
  ProfileChangeBody,
  ProfileChangeItem,
  ProfileChangeView,
  RefuseProfileChangeBody,
} from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** List the changes that are open, the oldest first. */
export const list = 'GET /api/admin/profile-changes' as Operation<
  'GET /api/admin/profile-changes',
  { answer: ProfileChangeItem[] }
>;

/** Get one client's change that is open, and how the last one ended. */
export const ofClient = 'GET /api/admin/clients/:signupId/profile-changes' as Operation<
  'GET /api/admin/clients/:signupId/profile-changes',
  { answer: ClientProfileChangesView }
>;

/**
 * Change a client's particulars on its behalf. A mail address takes somebody else who agrees: 202, and nothing is done
 * yet. Then it waits for the new mailbox, and until the legal contact before it had 72 hours to stop it.
 */
export const ask = 'POST /api/admin/clients/:signupId/profile-changes' as Operation<
  'POST /api/admin/clients/:signupId/profile-changes',
  {
    body: ProfileChangeBody;
    answer: ProfileChangeView | ApprovalNeededView;
    error: 'onboarding.account-suspended' | 'onboarding.profile-change-open';
  }
>;

/** Accept what a change says of the company. 409 once it was decided. */
export const accept = 'POST /api/admin/profile-changes/:id/accept' as Operation<
  'POST /api/admin/profile-changes/:id/accept',
  { answer: ProfileChangeView; error: 'onboarding.profile-change-decided' }
>;

/** Refuse a change, and tell the client why. 409 once it was decided. */
export const refuse = 'POST /api/admin/profile-changes/:id/refuse' as Operation<
  'POST /api/admin/profile-changes/:id/refuse',
  { body: RefuseProfileChangeBody; answer: ProfileChangeView; error: 'onboarding.profile-change-decided' }
>;
