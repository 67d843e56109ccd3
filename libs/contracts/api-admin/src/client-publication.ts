// Written by `npm run reference` from services/gateway/src/admin/client-publication.controller.ts.
import type { ClientPublicationView, ConfirmPublicationBody } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Get whether one client's website says who the representative is, with the last ten checks. */
export const get = 'GET /api/admin/clients/:signupId/publication' as Operation<
  'GET /api/admin/clients/:signupId/publication',
  { answer: ClientPublicationView }
>;

/** Confirm by hand that it does, for a page that shows nothing to a program. 409 if no mandate is in force. */
export const confirm = 'POST /api/admin/clients/:signupId/publication/confirm' as Operation<
  'POST /api/admin/clients/:signupId/publication/confirm',
  { body: ConfirmPublicationBody; answer: ClientPublicationView; error: 'onboarding.publication-not-watched' }
>;
