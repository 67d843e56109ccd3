/** The lists that staff can take away as a file. */
export const EXPORTED_LISTS = [
  'compliance-checks',
  'signups',
  'sla-tickets',
  'audit-logs',
  'emails',
  'invoices',
  'ledger',
  'provider-movements',
] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];

/** What a client's file consists of, for the trail of who read it; `account` is the admin page with its history. */
export const CLIENT_FILE_PARTS = [
  'account',
  'registration',
  'agreement',
  'agreement-pdf',
  'provider-information',
  'provider-file',
  'ticket',
] as const;
export type ClientFilePart = (typeof CLIENT_FILE_PARTS)[number];
