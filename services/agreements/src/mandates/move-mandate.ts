import { MandateEnded, MandateRunOffBegan } from '@rep13/contracts-agreements';
import type { Scope } from '@rep13/service-kit';
import type { Mandate } from './mandate.entity.ts';
import { MOVE_MANDATE } from './move-mandate.job.ts';

/** Takes every step of the end whose time has come, announces it, and comes back for the next. */
export async function moveMandate({ db, outbox, jobs }: Scope, mandate: Mandate, now: Date): Promise<void> {
  while (mandate.moveOn(now)) announce(outbox, mandate);
  await db.save(mandate);
  const { id: mandateId, movesAt } = mandate;
  if (movesAt) jobs.enqueue(MOVE_MANDATE, `${mandateId}:${movesAt.toISOString()}`, { mandateId }, movesAt);
}

function announce(
  outbox: Scope['outbox'],
  { signupId, registerNumber, cancelledBy, ...mandate }: Mandate,
): void {
  const endsAt = (mandate.endsAt as Date).toISOString();
  const runOffUntil = (mandate.runOffUntil as Date).toISOString();
  if (mandate.state === 'ended') outbox.add(MandateEnded, { signupId, registerNumber, endedAt: runOffUntil });
  else
    outbox.add(MandateRunOffBegan, {
      signupId,
      registerNumber,
      endsAt,
      runOffUntil,
      ...(cancelledBy && { cancelledBy }),
    });
}
