import type { TableRetention } from '@rep13/service-kit';

const END_OF_ITS_YEAR = `(date_trunc('year', kept.made_at at time zone 'UTC') + interval '1 year') at time zone 'UTC'`;

/** What a trigger deletes with the row of its invoice, and what stays. */
const OF_A_DOCUMENT = [{ class: 'clientRecords' }, { class: 'payments', goesWith: 'invoice_pdfs' }] as const;

/** How long the rows of agreements are kept. */
export const retention: TableRetention = {
  legal_agreements: [{ class: 'clientRecords' }],
  contact_point_addenda: [{ class: 'clientRecords' }],
  addendum_pdfs: [{ class: 'clientRecords' }],
  coordinator_addresses: [{ class: 'staffAccounts' }],
  representative_records: [{ class: 'clientRecords' }],
  designations: [{ class: 'clientRecords' }],
  mandates: [{ class: 'clientRecords' }],
  register_entries: [{ class: 'clientRecords' }],
  credential_statuses: [{ class: 'clientRecords' }],
  certificate_translations: [{ class: 'clientRecords' }],
  certificates: [{ class: 'clientRecords' }],
  invoice_pdfs: [{ class: 'payments', since: END_OF_ITS_YEAR, client: 'kept.signup_id' }],
  agreement_documents: OF_A_DOCUMENT,
  document_seals: OF_A_DOCUMENT,
  replaced_documents: OF_A_DOCUMENT,
  seal_revocations: [{ class: 'counters' }],
  agreement_numbers: [{ class: 'counters' }],
};
