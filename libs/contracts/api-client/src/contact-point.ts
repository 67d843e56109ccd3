// Written by `npm run reference` from services/gateway/src/client/contact-point.controller.ts.
import type { ContactPointBody, MandateView } from '@rep13/contracts-agreements';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Designate the representative as the own point of contact for authorities, or withdraw that. 409 where the mandate is
 * not in force, or the signed agreement says nothing of it.
 */
export const set = 'POST /api/client/contact-point' as Operation<
  'POST /api/client/contact-point',
  {
    body: ContactPointBody;
    answer: MandateView;
    error:
      | 'agreements.contact-point-not-agreed'
      | 'agreements.mandate-not-in-force'
      | 'onboarding.account-suspended';
  }
>;
