// Written by `npm run reference` from services/gateway/src/onboarding/provider-information.controller.ts.
import type {
  ProviderInformationBody,
  ProviderInformationUpdateBody,
  ProviderInformationView,
} from '@rep13/contracts-onboarding';
import type { Operation } from '@rep13/contracts-operations';

/** Submit the provider information. */
export const create = 'POST /api/provider-information' as Operation<
  'POST /api/provider-information',
  {
    body: ProviderInformationBody;
    answer: ProviderInformationView;
    error:
      | 'onboarding.account-suspended'
      | 'onboarding.payment-overdue'
      | 'onboarding.provider-information-exists';
  }
>;

/** Replace the provider information. Every field again; a signup id in the body must be that of the address. */
export const update = 'PATCH /api/provider-information/:signupId' as Operation<
  'PATCH /api/provider-information/:signupId',
  {
    body: ProviderInformationUpdateBody;
    answer: ProviderInformationView;
    error: 'onboarding.account-suspended' | 'onboarding.payment-overdue';
  }
>;

/** Get the provider information. */
export const get = 'GET /api/provider-information/:signupId' as Operation<
  'GET /api/provider-information/:signupId',
  { answer: ProviderInformationView }
>;
