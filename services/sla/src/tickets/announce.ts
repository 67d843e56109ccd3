import type { Scope } from '@rep13/service-kit';
import type { TicketColumns } from './ticket-columns.ts';
import { fact, type AnyFact } from './ticket-facts.ts';

type Outbox = Scope['outbox'];
export type Announce = (outbox: Outbox, ticket: TicketColumns) => void;
type FactClass<T> = Parameters<Outbox['add']>[0] & (new () => T);

/** Each fact as v2; as v1 too where it names the client, for who still reads that. */
export const inBothVersions =
  <F extends AnyFact>(
    first: FactClass<NoInfer<F> & { signupId: number; alsoAsV2?: boolean }>,
    second: FactClass<NoInfer<F> & { alsoAsV1?: boolean }>,
    of: (ticket: TicketColumns) => F,
  ): Announce =>
  (outbox, ticket) => {
    const data = of(ticket);
    const { signupId } = data;
    const isNamed = signupId !== undefined;
    if (isNamed) outbox.add(first, { ...data, signupId, alsoAsV2: true });
    outbox.add(second, { ...data, ...(isNamed && { alsoAsV1: true }) });
  };

/** Only of a client who may know of it. */
export const ofClient =
  (type: FactClass<AnyFact & { signupId: number; forwardedAt?: string }>): Announce =>
  (outbox, ticket) => {
    const { signupId, ...data } = fact(ticket);
    const forwardedAt = timeOf(ticket.forwardedDate);
    if (signupId !== undefined) outbox.add(type, { ...data, signupId, forwardedAt });
  };

export const timeOf = (time: Date | null): string => (time ?? new Date(0)).toISOString();
