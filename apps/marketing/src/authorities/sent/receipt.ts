import type { AuthorityRequestReceiptView } from '@rep13/contracts-authority-requests';
import { formDraft } from '@rep13/ui';

export type Receipt = AuthorityRequestReceiptView;

/** What we answered to the order that was sent last from this tab: a reload shows it again. */
export const RECEIPT = formDraft<Receipt>('authorities.receipt');

export function readReceipt(): Receipt | null {
  const { reference, token, missing, translation = null, foreignKind = null } = RECEIPT.read() ?? {};
  if (typeof reference !== 'string' || typeof token !== 'string' || !Array.isArray(missing)) return null;
  return { reference, token, missing, translation, foreignKind };
}
