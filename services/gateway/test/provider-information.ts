import type { ProviderFileView, ProviderInformationBody } from '@rep13/contracts-onboarding';

export const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

/** A body that is taken. */
export const buildProviderInformationBody = (signupId: number): ProviderInformationBody => ({
  signupId,
  serviceDescription: 'A market place where people of all countries sell used bicycles.',
  euMarketsServed: ['Austria', 'Sweden'],
  contentPolicyUrl: 'https://acme.example/policy',
  contentPolicyUpload: null,
  supportLanguages: ['English', 'Irish'],
  transparencyReportUrl: '',
  transparencyReportUpload: null,
  incidentResponsePlan:
    'First we look into it.\nThen we tell everybody whom it concerns.\nThen we mend it, and say how we did.',
});

export const buildProviderFileView = (given: Partial<ProviderFileView> = {}): ProviderFileView => ({
  id: '019aa08e-8b40-7bbb-8ccc-0123456789ab',
  name: 'policy.pdf',
  contentType: 'application/pdf',
  size: PDF.length,
  sha256: '0'.repeat(64),
  createdAt: '2026-11-20T09:14:00.000Z',
  ...given,
});
