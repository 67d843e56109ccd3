// Written by `npm run reference` from services/gateway/src/client/contact-point.controller.ts.
import type {
  ContactPointAddendumView,
  ContactPointBody,
  MandateView,
  SignContactPointAddendumBody,
} from '@rep13/contracts-agreements';
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

/** Get the addendum that adds the point of contact to the own agreement. 404 where the agreement itself covers it. */
export const addendum = 'GET /api/client/contact-point/addendum' as Operation<
  'GET /api/client/contact-point/addendum',
  { answer: ContactPointAddendumView }
>;

/** Sign the addendum, which designates the representative. 409 when another text was shown. */
export const signAddendum = 'POST /api/client/contact-point/addendum' as Operation<
  'POST /api/client/contact-point/addendum',
  {
    body: SignContactPointAddendumBody;
    answer: ContactPointAddendumView;
    error: 'agreements.mandate-not-in-force' | 'agreements.text-changed' | 'onboarding.account-suspended';
  }
>;
