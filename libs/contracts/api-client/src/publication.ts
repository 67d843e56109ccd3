// Written by `npm run reference` from services/gateway/src/client/publication.controller.ts.
import type { ClientPublicationView, PublicationPageBody } from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Get whether the own website says who the representative is, with the last ten checks. */
export const get = 'GET /api/client/publication' as Operation<
  'GET /api/client/publication',
  { answer: ClientPublicationView }
>;

/** Name the page that says it, on the domain of the registered website. It is read at once, which counts as a check. */
export const namePage = 'PUT /api/client/publication' as Operation<
  'PUT /api/client/publication',
  {
    body: PublicationPageBody;
    answer: ClientPublicationView;
    error: 'onboarding.account-suspended' | 'onboarding.publication-not-watched';
  }
>;

/** Have the own website read now, six times an hour at most. The answer says `isChecking` until that is done. */
export const check = 'POST /api/client/publication/check' as Operation<
  'POST /api/client/publication/check',
  {
    answer: ClientPublicationView;
    error: 'onboarding.account-suspended' | 'onboarding.publication-not-watched';
  }
>;
