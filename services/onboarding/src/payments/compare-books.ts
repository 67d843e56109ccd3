import { BooksDiffer } from '@rep13/contracts-onboarding';
import type { Scope } from '@rep13/service-kit';
import { In, type EntityManager } from 'typeorm';
import { hasOpenTask, openBillingTask } from '../billing/index.ts';
import type { ProviderFact } from '../payment-providers/index.ts';
import { clientOfSubscription } from '../subscriptions/index.ts';
import { booksOf, differences, nameOf, type Entry } from './books.ts';
import { COMPARE_WITH_PROVIDER } from './compare-with-provider.job.ts';
import { documentDifferences } from './document-differences.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';

interface Compared {
  readonly provider: string;
  readonly subscription: string;
  /** All that the provider has of it, taken in already. */
  readonly facts: readonly ProviderFact[];
  readonly isSecondLook: boolean;
}

/** What moved while the provider was asked looks different for some minutes. */
const LOOK_AGAIN_AFTER_MS = 3_600_000;

/** Whether the ledger lacks something of this by now. */
export async function hasNews(
  db: EntityManager,
  provider: string,
  facts: readonly ProviderFact[],
): Promise<boolean> {
  const { charges, entries } = booksOf(facts);
  const known = new Set((await entriesOf(db, provider, charges)).map(nameOf));
  return entries.some((entry) => !known.has(nameOf(entry)));
}

const entriesOf = (db: EntityManager, provider: string, charges: readonly string[]): Promise<Entry[]> =>
  db.findBy(LedgerEntry, { provider, chargeReference: In([...charges]) });

/**
 * What the provider tells was taken in a moment ago: what still differs, no webhook will mend. One task for a subscription,
 * until somebody has settled it.
 */
export async function compareBooks(
  scope: Scope,
  { provider, subscription, facts, isSecondLook }: Compared,
  now: Date,
): Promise<void> {
  const { db, outbox, jobs } = scope;
  const signupId = await clientOfSubscription(db, provider, subscription);
  if (signupId === undefined) return;
  const books = booksOf(facts);
  const entries = await entriesOf(db, provider, books.charges);
  const found = [...differences(books.entries, entries), ...(await documentDifferences(db, provider, books))];
  if (found.length === 0) return;
  const key = `books-differ:${provider}:${subscription}`;
  if (!isSecondLook) {
    const at = new Date(now.getTime() + LOOK_AGAIN_AFTER_MS);
    const again = { provider, subscription, isSecondLook: true } as const;
    return jobs.enqueue(COMPARE_WITH_PROVIDER, `${key}:${now.toISOString()}`, again, at);
  }
  if (await hasOpenTask(db, key)) return;
  const task = {
    signupId,
    kind: 'books-differ',
    key: `${key}:${now.toISOString()}`,
    details: `${provider}, subscription ${subscription}: ${found.join('; ')}.`,
    announce: (taskId: number) => outbox.add(BooksDiffer, { taskId, signupId }),
  } as const;
  await openBillingTask(scope, task, now);
}
