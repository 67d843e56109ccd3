import type { PayloadOf } from '@rep13/contracts-messaging';
import {
  CreateProviderInformation,
  type ProviderInformationFields,
  type ProviderInformationView,
} from '@rep13/contracts-onboarding';
import type { TestService } from '@rep13/testing';

export const buildInformation = (
  given: Partial<ProviderInformationFields> = {},
): ProviderInformationFields => ({
  serviceDescription: 'A market place where people of all countries sell used bicycles.',
  euMarketsServed: ['Austria', 'Sweden'],
  contentPolicyUrl: 'https://acme.example/policy',
  contentPolicyUpload: null,
  supportLanguages: ['English', 'Irish'],
  transparencyReportUrl: '',
  transparencyReportUpload: null,
  incidentResponsePlan:
    'First we look into it.\nThen we tell everybody whom it concerns.\nThen we mend it, and say how we did.\n',
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
