import type {
  ProviderFileView,
  ProviderInformationFields,
  ProviderInformationView,
} from '@rep13/contracts-onboarding';

/** The form's own values: a file stands there as itself, its id is sent. */
export type ProviderValues = Omit<
  ProviderInformationFields,
  'contentPolicyUpload' | 'transparencyReportUpload'
> & {
  contentPolicyUpload?: ProviderFileView | null;
  transparencyReportUpload?: ProviderFileView | null;
};

/** What the form starts with when nothing was saved yet. */
export const NOTHING_YET = {
  serviceDescription: '',
  euMarketsServed: [],
  contentPolicyUrl: '',
  contentPolicyUpload: null,
  supportLanguages: [],
  transparencyReportUrl: '',
  transparencyReportUpload: null,
  incidentResponsePlan: '',
} as const satisfies ProviderValues;

/** The values of a saved record. */
export function valuesOf(record: ProviderInformationView): ProviderValues {
  const fileOf = (id: string | null) => record.files.find((file) => file.id === id) ?? null;
  return {
    serviceDescription: record.serviceDescription,
    euMarketsServed: record.euMarketsServed as ProviderValues['euMarketsServed'],
    contentPolicyUrl: record.contentPolicyUrl ?? '',
    contentPolicyUpload: fileOf(record.contentPolicyUpload),
    supportLanguages: record.supportLanguages as ProviderValues['supportLanguages'],
    transparencyReportUrl: record.transparencyReportUrl ?? '',
    transparencyReportUpload: fileOf(record.transparencyReportUpload),
    incidentResponsePlan: record.incidentResponsePlan,
  };
}

/** What is sent: empty fields as null, files by their ids. */
export function fieldsOf(values: ProviderValues): ProviderInformationFields {
  return {
    ...values,
    contentPolicyUrl: values.contentPolicyUrl?.trim() || null,
    contentPolicyUpload: values.contentPolicyUpload?.id ?? null,
    transparencyReportUrl: values.transparencyReportUrl?.trim() || null,
    transparencyReportUpload: values.transparencyReportUpload?.id ?? null,
  };
}
