import { track } from '../data-layer/data-layer.ts';
import { cleanTransactionId } from './transaction-id.ts';

/** Where a page is, without anything in its address that may be personal. */
const REPORTED_PARAMETERS: readonly string[] = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
];

/** A page was opened. Tokens in the fragment and ids in the query stay out. */
export function trackPageView({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>) {
  const reported = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => REPORTED_PARAMETERS.includes(name)),
  );
  const query = reported.size > 0 ? `?${reported}` : '';
  track('page_view', { page_path: pathname, page_location: `${origin}${pathname}${query}` });
}

/** A registration was taken. `value` is in whole units of `currency`. */
export function trackConversion(order: { value: number; currency: string; transactionId: string }): void {
  const { value, currency, transactionId } = order;
  track('conversion', { value, currency, transaction_id: cleanTransactionId(transactionId) });
}

/** A visitor left an email address on an ad page. The address itself is never pushed. */
export function trackEmailCapture(): void {
  track('email_capture');
}
