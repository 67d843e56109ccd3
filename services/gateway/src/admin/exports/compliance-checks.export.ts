import { ListComplianceChecks, type ComplianceCheckView } from '@rep13/contracts-onboarding';
import type { ExportedList } from './exported-list.ts';

export const COMPLIANCE_CHECKS: ExportedList<ComplianceCheckView> = {
  name: 'compliance-checks',
  list: ListComplianceChecks,
  columns: [
    ['ID', 'id'],
    ['Company', 'companyName', 'as typed'],
    ['Email', 'email'],
    ['Outside the EU/EEA', 'question1'],
    ['Accessible to EU users', 'question2'],
    ['Processes data or content', 'question3'],
    ['Representative required', 'requiresLegalRep'],
    ['Checked at (UTC)', 'createdAt'],
  ],
};
