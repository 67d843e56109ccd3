import { formatMoney } from '@rep13/contracts-constants';
import type { ProviderFact } from '../payment-providers/index.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';

/** A line of the ledger, as far as it is compared. */
export type Entry = Pick<LedgerEntry, 'kind' | 'providerReference' | 'amountCents' | 'currency'>;

export interface Books {
  readonly charges: readonly string[];
  /** What the ledger has to say. */
  readonly entries: readonly Entry[];
  /** What the documents of each charge have to come to. */
  readonly documented: ReadonlyMap<string, number>;
}

/** What ledger and documents have to say where a provider tells this of a subscription. */
export function booksOf(facts: readonly ProviderFact[]): Books {
  const charges: string[] = [];
  const entries: Entry[] = [];
  const documented = new Map<string, number>();
  for (const fact of facts) {
    if (!('charge' in fact) || fact.charge === null) continue;
    if (fact.kind === 'paid') charges.push(fact.charge);
    const moved = movesOf(fact);
    entries.push(...moved);
    // While a dispute is open nobody knows whether the fee is lost: it has no document yet.
    const isUndecided = fact.kind === 'disputed' && fact.state !== 'lost';
    const cents = isUndecided ? 0 : moved.reduce((sum, { amountCents }) => sum + amountCents, 0);
    documented.set(fact.charge, (documented.get(fact.charge) ?? 0) + cents);
  }
  return { charges, entries, documented };
}

type Moving = Extract<ProviderFact, { readonly charge: unknown }>;

function movesOf(fact: Moving): Entry[] {
  const { amountCents, currency } = fact;
  const entry = (kind: Entry['kind'], providerReference: string, sign: 1 | -1): Entry => ({
    kind,
    providerReference,
    amountCents: sign * amountCents,
    currency,
  });
  switch (fact.kind) {
    case 'paid':
      return [entry('charge', fact.payment, 1)];
    case 'refunded':
      return [entry('refund', fact.refund, -1)];
    case 'refund-failed':
      return [entry('refund', fact.refund, -1), entry('refund-failed', fact.refund, 1)];
    case 'disputed':
      if (fact.state === 'asked' || fact.state === 'dropped') return [];
      return [
        entry('dispute', fact.dispute, -1),
        ...(fact.state === 'won' ? [entry('dispute-won', fact.dispute, 1)] : []),
      ];
  }
}

/** What stands in one of both only, or in each with another amount, in words for staff. */
export function differences(provider: readonly Entry[], ledger: readonly Entry[]): string[] {
  const [theirs, ours] = [byName(provider), byName(ledger)];
  const names = [...new Set([...theirs.keys(), ...ours.keys()])];
  return names.flatMap((name) => {
    const [their, our] = [theirs.get(name), ours.get(name)];
    if (their && our && their.amountCents === our.amountCents && their.currency === our.currency) return [];
    return [
      `${name}: ${their ? formatMoney(their) : 'nothing'} there, ${our ? formatMoney(our) : 'nothing'} here`,
    ];
  });
}

const byName = (entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [nameOf(entry), entry]));

export const nameOf = ({ kind, providerReference }: Entry): string => `${kind} ${providerReference}`;
