import type { LegalDay, Moment } from '@rep13/contracts-constants';
/** An uploaded file, without its bytes. */
export interface ProviderFileView {
  readonly id: string;
  /** As the provider named it, cleaned. */
  readonly name: string;
  /** What its bytes are. */
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly createdAt: Moment;
}

/** What a provider told us about its service (Annex 3). */
export interface ProviderInformationView {
  readonly id: number;
  readonly signupId: number;
  readonly serviceDescription: string;
  readonly euMarketsServed: string[];
  readonly contentPolicyUrl: string | null;
  /** Id of the uploaded file. */
  readonly contentPolicyUpload: string | null;
  readonly supportLanguages: string[];
  readonly transparencyReportUrl: string | null;
  /** Id of the uploaded file. */
  readonly transparencyReportUpload: string | null;
  readonly incidentResponsePlan: string;
  /** 1 for the first save; every save makes the next one. */
  readonly version: number;
  readonly lastUpdated: Moment;
  /** One year after the last save. */
  readonly annualUpdateDue: LegalDay;
  readonly createdAt: Moment;
  /** The files that the two ids name, for showing them. */
  readonly files: ProviderFileView[];
}
