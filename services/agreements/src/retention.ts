import type { TableRetention } from '@rep13/service-kit';

/** How long the rows of agreements are kept. */
export const retention: TableRetention = {
  legal_agreements: [{ class: 'clientRecords' }],
  coordinator_addresses: [{ class: 'staffAccounts' }],
  designations: [{ class: 'clientRecords' }],
  mandates: [{ class: 'clientRecords' }],
  register_entries: [{ class: 'clientRecords' }],
  certificates: [{ class: 'clientRecords' }],
  agreement_documents: [{ class: 'clientRecords' }],
  document_seals: [{ class: 'clientRecords' }],
  agreement_numbers: [{ class: 'counters' }],
};
