import type { Scope } from '@rep13/service-kit';
import type { ProviderFact } from '../../payment-providers/index.ts';
import { applyDisputed } from './apply-disputed.ts';
import { applyPaid } from './apply-paid.ts';
import { applyRefunded } from './apply-refunded.ts';
import { applyEnded, applyUnpaid } from './apply-to-subscription.ts';
import type { Telling } from './telling.ts';

/** Takes in what a provider told, once, however often and in which order it tells. @throws ChargeNotKnown */
export function applyFact(scope: Scope, fact: ProviderFact, telling: Telling): Promise<void> {
  switch (fact.kind) {
    case 'paid':
      return applyPaid(scope, fact, telling);
    case 'unpaid':
      return applyUnpaid(scope, fact, telling);
    case 'ended':
      return applyEnded(scope, fact, telling);
    case 'refunded':
      return applyRefunded(scope, fact, telling);
    case 'disputed':
      return applyDisputed(scope, fact, telling);
  }
}
