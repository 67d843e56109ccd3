import type { ProviderFileView, ProviderInformationView } from '@rep13/contracts-onboarding';

export { buildProviderInformationBody } from '@rep13/testing/api';

export const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

export const buildProviderFileView = (given: Partial<ProviderFileView> = {}): ProviderFileView => ({
  id: '019aa08e-8b40-7bbb-8ccc-0123456789ab',
  name: 'policy.pdf',
  contentType: 'application/pdf',
  size: PDF.length,
  sha256: '0'.repeat(64),
  createdAt: '2026-11-20T09:14:00.000Z',
  ...given,
});

export const buildProviderInformationView = (
  given: Partial<ProviderInformationView> = {},
): ProviderInformationView => ({
  id: 1,
  signupId: 123_456_789,
  serviceDescription: 'A market place where people of all countries sell bicycles.',
  euMarketsServed: ['Germany', 'France'],
  contentPolicyUrl: null,
  contentPolicyUpload: null,
  supportLanguages: ['English'],
  transparencyReportUrl: null,
  transparencyReportUpload: null,
  incidentResponsePlan: 'We read every notice within a day.\nWe take down what is illegal.',
  version: 2,
  lastUpdated: '2026-11-24T09:15:00.000Z',
  annualUpdateDue: '2027-11-24T09:15:00.000Z',
  createdAt: '2026-11-20T09:15:00.000Z',
  files: [],
  ...given,
});
