import type { ProviderFileView } from '@rep13/contracts-onboarding';

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
