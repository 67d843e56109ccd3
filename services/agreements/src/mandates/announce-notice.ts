import { MandateEnding } from '@rep13/contracts-agreements';
import type { Scope } from '@rep13/service-kit';
import type { Mandate } from './mandate.entity.ts';
import { moveMandate } from './move-mandate.ts';

/** Announces the notice that a mandate has, keeps it, and takes every step of the end whose time has come. */
export async function announceNotice(scope: Scope, mandate: Mandate, now: Date): Promise<void> {
  const { signupId, registerNumber, noticeAt, endsAt, runOffUntil, cancelledBy } = mandate;
  if (!noticeAt || !endsAt || !runOffUntil) throw new Error(`mandate ${registerNumber} has no notice`);
  scope.outbox.add(MandateEnding, {
    signupId,
    registerNumber,
    noticeAt: noticeAt.toISOString(),
    endsAt: endsAt.toISOString(),
    runOffUntil: runOffUntil.toISOString(),
    ...(cancelledBy && { cancelledBy }),
  });
  await moveMandate(scope, mandate, now);
}
