import { PaymentFailed } from '@rep13/contracts-onboarding';
import { lockOne, type Scope } from '@rep13/service-kit';
import type { NotPaidFact, ProcessingFact } from '../../payment-providers/index.ts';
import { lockSignup } from '../../signups/index.ts';
import { chargeNoMore } from '../../subscriptions/index.ts';
import { Checkout } from '../checkout.entity.ts';
import { LedgerEntry } from '../ledger-entry.entity.ts';
import type { FactContext } from './fact-context.ts';

/** The bank is asked, which takes days: nothing is paid yet. */
export async function applyProcessing(
  scope: Scope,
  fact: ProcessingFact,
  context: FactContext,
): Promise<void> {
  const page = await lockPage(scope, fact.session, context);
  if (!page || page.processingSince) return;
  page.processingSince = context.now;
  await scope.db.save(page);
}

/** The bank did not carry it out: the client is told, and can pay in another way. */
export async function applyNotPaid(scope: Scope, fact: NotPaidFact, context: FactContext): Promise<void> {
  const { provider, now } = context;
  const page = await lockPage(scope, fact.session, context);
  if (!page || page.failedAt) return;
  page.processingSince ??= now;
  page.failedAt = now;
  await scope.db.save(page);
  if (fact.subscription) chargeNoMore(scope.jobs, provider, fact.subscription);
  const signup = await lockSignup(scope.db, page.signupId);
  if (!signup || (await isPaidOtherwise(scope, page))) return;
  const failed = { signupId: page.signupId, ...signup.fee, failedAt: now.toISOString() };
  scope.outbox.add(PaymentFailed, failed);
}

/** Signups are locked before what belongs to them. */
async function lockPage({ db }: Scope, session: string, { provider }: FactContext): Promise<Checkout | null> {
  const found = await db.findOneBy(Checkout, { session, provider });
  if (!found) return null;
  await lockSignup(db, found.signupId);
  return lockOne(db, Checkout, { session, provider });
}

/** Somebody who paid by card meanwhile needs no word about a debit that failed. */
const isPaidOtherwise = ({ db }: Scope, { signupId, openedAt }: Checkout): Promise<boolean> =>
  db
    .createQueryBuilder(LedgerEntry, 'entry')
    .where(`entry.signup_id = :signupId and entry.kind = 'charge' and entry.at >= :openedAt`, {
      signupId,
      openedAt,
    })
    .getExists();
