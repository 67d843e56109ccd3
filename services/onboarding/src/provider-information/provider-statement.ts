import type { ProviderInformationFields } from '@rep13/contracts-onboarding';
import { Column } from 'typeorm';

/** What a provider says about its service: the columns that the record and its versions share. */
export class ProviderStatement {
  @Column('text') serviceDescription!: string;
  @Column('text', { array: true }) euMarketsServed!: string[];
  @Column('text', { nullable: true }) contentPolicyUrl!: string | null;
  @Column('uuid', { nullable: true }) contentPolicyUpload!: string | null;
  @Column('text', { array: true }) supportLanguages!: string[];
  @Column('text', { nullable: true }) transparencyReportUrl!: string | null;
  @Column('uuid', { nullable: true }) transparencyReportUpload!: string | null;
  @Column('text') incidentResponsePlan!: string;
}

/** Absent, null and empty mean the same: not given. */
export function statementOf(given: ProviderInformationFields): ProviderStatement {
  return Object.assign(new ProviderStatement(), {
    serviceDescription: given.serviceDescription,
    euMarketsServed: given.euMarketsServed,
    contentPolicyUrl: given.contentPolicyUrl || null,
    contentPolicyUpload: given.contentPolicyUpload || null,
    supportLanguages: given.supportLanguages,
    transparencyReportUrl: given.transparencyReportUrl || null,
    transparencyReportUpload: given.transparencyReportUpload || null,
    incidentResponsePlan: given.incidentResponsePlan,
  });
}

const UPLOADS = ['contentPolicyUpload', 'transparencyReportUpload'] as const;

/** The uploads that the statement names, with the field that names each. */
export const uploadsIn = (statement: ProviderStatement): { path: string; fileId: string }[] =>
  UPLOADS.flatMap((path) => {
    const fileId = statement[path];
    return fileId ? [{ path, fileId }] : [];
  });
