import type { LetterFact } from '@rep13/contracts-agreements';
import type { EuStateCode } from '@rep13/contracts-legal-entity';
import { In, type EntityManager } from 'typeorm';
import type { Mandate } from '../mandates/mandate.entity.ts';
import { Designation } from './designation.entity.ts';
import { ownReferenceOf } from './letter-document.ts';

/** What a coordinator has from us, or is about to have. */
export interface EarlierNotification {
  readonly coordinator: string;
  readonly coordinatorState: EuStateCode;
  readonly facts: readonly LetterFact[];
  readonly ownReference: string;
  /** Null while it is on its way by mail. */
  readonly sentAt: Date | null;
}

/**
 * The newest letter that went out to the coordinator of this state and did not come back; null where it was never
 * notified, or the last notification is the end.
 */
export async function notifiedBefore(
  db: EntityManager,
  { id: mandateId, registerNumber }: Pick<Mandate, 'id' | 'registerNumber'>,
  coordinatorState: EuStateCode,
): Promise<EarlierNotification | null> {
  const letter = await db.findOne(Designation, {
    where: { mandateId, coordinatorState, state: In(['sending', 'sent', 'acknowledged']) },
    order: { id: 'DESC' },
  });
  if (!letter || letter.reason === 'end') return null;
  const { sentAt, coordinator } = letter;
  const ownReference = ownReferenceOf(registerNumber, letter);
  return { facts: letter.letter.facts, ownReference, sentAt, coordinator, coordinatorState };
}

/** Those of other states that were notified and for which there is no withdrawal yet. */
export async function notifiedInOtherStates(
  db: EntityManager,
  mandate: Pick<Mandate, 'id' | 'registerNumber'>,
  now: EuStateCode,
): Promise<EarlierNotification[]> {
  const states = await db.query<{ state: EuStateCode }[]>(
    `select coordinator_state as state from designations where mandate_id = $1 and coordinator_state <> $2
     group by coordinator_state
     having not coalesce(bool_or(reason = 'end' and state in ('signed', 'returned')), false)
     order by min(id)`,
    [mandate.id, now],
  );
  const notifications: EarlierNotification[] = [];
  for (const { state } of states) {
    const before = await notifiedBefore(db, mandate, state);
    if (before) notifications.push(before);
  }
  return notifications;
}
