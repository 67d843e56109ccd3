import { computerNow } from '../clock/clock.ts';
import { useConsentStore } from '../consent/useConsentStore.ts';
import { track } from '../data-layer/data-layer.ts';
import { cleanTransactionId } from './transaction-id.ts';

interface Purchase {
  /** From the address, so it can be anything; without one, the time stands in. */
  transactionId: string | null;
  /** In whole units of the currency. */
  value: number;
  currency: string;
  items: readonly object[];
}

const KEY = 'rep13.purchases';
const counted = new Set<string>();

/**
 * The order, once for each transaction. A reload or a way back is known by a mark on the page's place in the
 * browser's history, which needs no storage; a later visit only once everything was accepted.
 */
export function trackPurchase(
  { transactionId, value, currency, items }: Purchase,
  now = computerNow(),
): void {
  const given = cleanTransactionId(transactionId);
  const marked = markOfThisPlace();
  const id = given || marked || String(now);
  if (marked === id || counted.has(id) || stored().includes(id)) return;
  counted.add(id);
  window.history.replaceState({ ...window.history.state, purchase: id }, '');
  store(id);
  track('purchase', { transaction_id: id, value, currency, items });
}

function markOfThisPlace(): string | undefined {
  const mark: unknown = window.history.state?.purchase;
  return typeof mark === 'string' ? mark : undefined;
}

function stored(): unknown[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

function store(id: string): void {
  if (useConsentStore.getState().choice !== 'all') return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...stored(), id]));
  } catch {
    // Storage may be switched off; the mark in the history holds.
  }
}
