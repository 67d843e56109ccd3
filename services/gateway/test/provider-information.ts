import type { ProviderFileView, ProviderInformationBody } from '@rep13/contracts-onboarding';
import { buildProviderInformation } from '@rep13/contracts-onboarding/test/provider-information';

export const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

/** A body that is taken. */
export const buildProviderInformationBody = (signupId: number): ProviderInformationBody => ({
  signupId,
  ...buildProviderInformation(),
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
