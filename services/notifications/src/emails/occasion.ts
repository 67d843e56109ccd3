import type { EventClass, EventEnvelope } from '@rep13/contracts-messaging';

/** What a mail is written from, and what tells mails of one kind to one client apart; nothing: no mail is due. */
export type Due<Facts> = readonly [facts: Facts, period?: string | number] | false | '' | null | undefined;

/** Something that happened, and the mail that it is the reason for. */
export interface Occasion<Facts> {
  readonly events: EventClass | readonly EventClass[];
  due(event: never, envelope: EventEnvelope): Due<Facts>;
}

type EventOf<Classes> = Classes extends readonly (new () => infer Event)[]
  ? Event
  : Classes extends new () => infer Event
    ? Event
    : never;

/** `on: when(ClientAccountLocked, (lock) => [lock, lock.lockedUntil])` in the definition of a mail. */
export const when = <const Classes extends EventClass | readonly EventClass[], Facts>(
  events: Classes,
  due: (event: EventOf<Classes>, envelope: EventEnvelope) => Due<Facts>,
): Occasion<Facts> => ({ events, due });
