import type { ProviderInformationBody } from '@rep13/contracts-onboarding';
import { buildProviderInformation } from '@rep13/contracts-onboarding/test/provider-information';

/** A body that is taken. */
export const buildProviderInformationBody = (signupId: number): ProviderInformationBody => ({
  signupId,
  ...buildProviderInformation(),
});
