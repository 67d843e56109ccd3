import type { RegisterNotificationView, RegisterPublicationView } from '@rep13/contracts-agreements';
import { GetPublication } from '@rep13/contracts-onboarding';
import type { RpcClient } from '@rep13/service-kit';
import { Not, type EntityManager } from 'typeorm';
import { Designation } from '../designations/designation.entity.ts';
import type { Mandate } from '../mandates/mandate.entity.ts';

/** What everybody may know of the letter about the designation: the newest that the coordinator has, else the newest. */
export async function notificationOf(
  db: EntityManager,
  { id: mandateId }: Mandate,
): Promise<RegisterNotificationView | null> {
  const letters = await db.find(Designation, {
    where: { mandateId, reason: Not('end') },
    order: { id: 'DESC' },
  });
  const letter = letters.find(hasArrived) ?? letters[0];
  if (!letter) return null;
  const { coordinator } = letter;
  if (!hasArrived(letter)) return { state: 'open', coordinator, sentAt: null, acknowledgedAt: null };
  const sentAt = letter.sentAt?.toISOString() ?? null;
  const acknowledgedAt = letter.acknowledgedAt?.toISOString() ?? null;
  return { state: acknowledgedAt ? 'acknowledged' : 'sent', coordinator, sentAt, acknowledgedAt };
}

/** One that came back was not taken; how it was before a newer one took its place no longer counts. */
const hasArrived = ({ state }: Designation): boolean => state === 'sent' || state === 'acknowledged';

/** Whether the client's site shows the four facts, as onboarding sees it; null also while it can't be asked. */
export async function publicationOf(
  rpc: RpcClient,
  { signupId }: Mandate,
): Promise<RegisterPublicationView | null> {
  const publication = await rpc.call(GetPublication, { signupId }).catch(() => null);
  if (!publication || publication.state === 'not-checked') return null;
  return { state: publication.state, lastSeenAt: publication.lastSeenAt };
}
