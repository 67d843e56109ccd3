import { ListLedger, type LedgerItem } from '@rep13/contracts-onboarding';
import type { ExportedList } from './exported-list.ts';

export const LEDGER: ExportedList<LedgerItem> = {
  name: 'ledger',
  list: ListLedger,
  columns: [
    ['Entry', 'id'],
    ['Day (by the clock of the representative)', 'day'],
    ['At (UTC)', 'at'],
    ['Kind', 'kind'],
    ['Signup ID', 'signupId'],
    ['Company', 'companyName', 'as typed'],
    ['Amount', 'amount'],
    ['Currency', 'currency'],
    ['Provider', 'provider'],
    ['Reference of the provider', 'reference'],
    ['Charge', 'charge'],
    ['Invoice or credit note', 'document'],
  ],
};
