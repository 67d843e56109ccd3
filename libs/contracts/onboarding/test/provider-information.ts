import type { ProviderInformationFields } from '../src/index.ts';

/** What a provider says about its service, in a way that is taken. */
export const buildProviderInformation = (
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
    'First we look into it.\nThen we tell everybody whom it concerns.\nThen we mend it, and say how we did.',
  ...given,
});
