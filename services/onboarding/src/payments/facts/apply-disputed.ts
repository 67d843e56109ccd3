import type { Scope } from '@rep13/service-kit';
import { openBillingTask } from '../../billing/index.ts';
import type { DisputedFact } from '../../payment-providers/index.ts';
import { lockSignup } from '../../signups/index.ts';
import { enter, findCharge } from '../ledger.ts';
import { ChargeNotKnown } from './charge-not-known.ts';
import { toMoney } from './money.ts';
import type { Telling } from './telling.ts';

/** The client's bank takes money back; won, it comes again. One that is told of first when it is won was open before. */
export async function applyDisputed(
  scope: Scope,
  fact: DisputedFact,
  { provider, now }: Telling,
): Promise<void> {
  const charge = await findCharge(scope.db, provider, fact.charge);
  if (!charge) throw new ChargeNotKnown();
  const { signupId } = charge;
  await lockSignup(scope.db, signupId);
  const { currency, dispute, at } = fact;
  const entry = {
    signupId,
    currency,
    provider,
    providerReference: dispute,
    chargeReference: fact.charge,
    at,
  };
  await enter(scope.db, { ...entry, kind: 'dispute', amountCents: -fact.amountCents });
  if (fact.state === 'won')
    await enter(scope.db, { ...entry, kind: 'dispute-won', amountCents: fact.amountCents });
  const task = {
    signupId,
    kind: 'dispute',
    key: `dispute:${provider}:${dispute}`,
    details: `The client's bank takes ${toMoney(fact)} back (${provider}, dispute ${dispute}): ${fact.reason}. Answer it at the provider.`,
  } as const;
  await openBillingTask(scope, task, now);
}
