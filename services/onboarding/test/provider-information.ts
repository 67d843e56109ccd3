import type { PayloadOf } from '@rep13/contracts-messaging';
import {
  CreateProviderInformation,
  type ProviderInformationFields,
  type ProviderInformationView,
} from '@rep13/contracts-onboarding';
import { buildProviderInformation } from '@rep13/contracts-onboarding/test/provider-information';
import { type TestService } from '@rep13/testing';

/** With a line break at its end, which is not kept. */
export const buildInformation = (given: Partial<ProviderInformationFields> = {}): ProviderInformationFields =>
  buildProviderInformation({
    incidentResponsePlan: `${buildProviderInformation().incidentResponsePlan}\n`,
    ...given,
  });

/** The first save of a signup's provider information. */
export const submitInformation = (
  service: TestService,
  signupId: number,
  given: Partial<ProviderInformationFields> = {},
): Promise<ProviderInformationView> => {
  const command: PayloadOf<CreateProviderInformation> = { signupId, ...buildInformation(given) };
  return service.call(CreateProviderInformation, command);
};
