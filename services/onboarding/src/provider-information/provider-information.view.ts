import type { ProviderInformationView } from '@rep13/contracts-onboarding';
import { toProviderFileView, type ProviderFile } from './provider-file.entity.ts';
import type { ProviderInformation } from './provider-information.entity.ts';

export const toProviderInformationView = (
  { statement, ...information }: ProviderInformation,
  files: ProviderFile[],
): ProviderInformationView => ({
  id: information.id,
  signupId: information.signupId,
  serviceDescription: statement.serviceDescription,
  euMarketsServed: statement.euMarketsServed,
  contentPolicyUrl: statement.contentPolicyUrl,
  contentPolicyUpload: statement.contentPolicyUpload,
  supportLanguages: statement.supportLanguages,
  transparencyReportUrl: statement.transparencyReportUrl,
  transparencyReportUpload: statement.transparencyReportUpload,
  incidentResponsePlan: statement.incidentResponsePlan,
  version: information.version,
  lastUpdated: information.lastUpdated.toISOString(),
  annualUpdateDue: information.annualUpdateDue.toISOString(),
  createdAt: information.createdAt.toISOString(),
  files: files.map(toProviderFileView),
});
