import type { ProviderMovement } from '@rep13/contracts-onboarding';
import type { ExportedRows } from './exported-list.ts';

/** Pages of its own, which the provider gives out. */
export const PROVIDER_MOVEMENTS: ExportedRows<ProviderMovement> = {
  name: 'provider-movements',
  columns: [
    ['Movement', 'id'],
    ['Day (by the clock of the representative)', 'day'],
    ['At (UTC)', 'at'],
    ['Kind', 'kind'],
    ['Amount', 'amount'],
    ['Fee', 'fee'],
    ['Net', 'net'],
    ['Currency', 'currency'],
    ['About', 'source'],
  ],
};
