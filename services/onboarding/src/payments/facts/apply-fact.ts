import type { Scope } from '@rep13/service-kit';
import type { ProviderFact } from '../../payment-providers/index.ts';
import { applyDisputed } from './apply-disputed.ts';
import { applyPaid } from './apply-paid.ts';
import { applyRefundFailed } from './apply-refund-failed.ts';
import { applyRefunded } from './apply-refunded.ts';
import { applyNotPaid, applyProcessing } from './apply-to-page.ts';
import { applyEnded, applyUnpaid } from './apply-to-subscription.ts';
import type { Telling } from './telling.ts';

/** Takes in what a provider told, once, however often and in which order it tells. @throws ChargeNotKnown */
export function applyFact(scope: Scope, fact: ProviderFact, telling: Telling): Promise<void> {
  switch (fact.kind) {
    case 'paid':
      return applyPaid(scope, fact, telling);
    case 'processing':
      return applyProcessing(scope, fact, telling);
    case 'not-paid':
      return applyNotPaid(scope, fact, telling);
    case 'unpaid':
      return applyUnpaid(scope, fact, telling);
    case 'ended':
      return applyEnded(scope, fact, telling);
    case 'refunded':
      return applyRefunded(scope, fact, telling);
    case 'refund-failed':
      return applyRefundFailed(scope, fact, telling);
    case 'disputed':
      return applyDisputed(scope, fact, telling);
  }
}
