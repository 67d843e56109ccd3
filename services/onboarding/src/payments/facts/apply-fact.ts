import type { Scope } from '@rep13/service-kit';
import type { ProviderFact } from '../../payment-providers/index.ts';
import { applyDisputed } from './apply-disputed.ts';
import { applyPaid } from './apply-paid.ts';
import { applyRefundFailed } from './apply-refund-failed.ts';
import { applyRefunded } from './apply-refunded.ts';
import { applyNotPaid, applyProcessing } from './apply-to-page.ts';
import { applyEnded, applyUnpaid } from './apply-to-subscription.ts';
import type { FactContext } from './fact-context.ts';

/** Takes in what a provider told, once, however often and in which order it tells. @throws ChargeNotKnown */
export function applyFact(scope: Scope, fact: ProviderFact, context: FactContext): Promise<void> {
  switch (fact.kind) {
    case 'paid':
      return applyPaid(scope, fact, context);
    case 'processing':
      return applyProcessing(scope, fact, context);
    case 'not-paid':
      return applyNotPaid(scope, fact, context);
    case 'unpaid':
      return applyUnpaid(scope, fact, context);
    case 'ended':
      return applyEnded(scope, fact, context);
    case 'refunded':
      return applyRefunded(scope, fact, context);
    case 'refund-failed':
      return applyRefundFailed(scope, fact, context);
    case 'disputed':
      return applyDisputed(scope, fact, context);
  }
}
