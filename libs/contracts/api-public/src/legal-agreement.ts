// Written by `npm run reference` from services/gateway/src/onboarding/legal-agreement.controller.ts.
import type {
  AgreementDraftView,
  AgreementView,
  DetailsToPublishView,
  SignAgreementBody,
} from '@rep13/contracts-agreements';
import type { Bytes, Operation } from '@rep13/contracts-operations';

/** Sign the agreement. The first signature stays; a second call answers it again. */
export const sign = 'POST /api/legal-agreement' as Operation<
  'POST /api/legal-agreement',
  {
    body: SignAgreementBody;
    answer: AgreementView;
    error:
      | 'agreements.mandate-over'
      | 'agreements.text-changed'
      | 'onboarding.account-suspended'
      | 'onboarding.payment-overdue';
  }
>;

/** Get the agreement's text, filled in. */
export const draft = 'GET /api/legal-agreement/:signupId/draft' as Operation<
  'GET /api/legal-agreement/:signupId/draft',
  { answer: AgreementDraftView }
>;

/** Get what a signed client publishes about its representative, ready to paste. */
export const detailsToPublish = 'GET /api/legal-agreement/:signupId/details-to-publish' as Operation<
  'GET /api/legal-agreement/:signupId/details-to-publish',
  { answer: DetailsToPublishView; error: 'agreements.agreement-not-signed' }
>;

/** Get the signed agreement as PDF. */
export const pdf = 'GET /api/legal-agreement/:signupId/pdf' as Operation<
  'GET /api/legal-agreement/:signupId/pdf',
  { answer: Bytes; error: 'agreements.agreement-not-signed' }
>;

/** Get the signed addendum on the point of contact as PDF. 404 where none was signed, and while it is being made. */
export const addendumPdf = 'GET /api/legal-agreement/:signupId/addendum-pdf' as Operation<
  'GET /api/legal-agreement/:signupId/addendum-pdf',
  { answer: Bytes }
>;
