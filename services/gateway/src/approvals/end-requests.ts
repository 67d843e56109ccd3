import { Not, type EntityManager } from 'typeorm';
import type { AdminUser } from '../identity/index.ts';
import { Approval } from './approval.entity.ts';
import { WAYS } from './step-for-two.ts';

/** Whether somebody could ask for this step today. */
export const mayStillAsk = (asker: AdminUser | null, { kind }: Approval): boolean =>
  asker !== null && asker.isActive && WAYS[kind].roles.includes(asker.role);

/**
 * In the transaction in which an account is deactivated or gets another role: what it has asked for, and may no longer
 * ask for, ends. What is being carried out at this moment was agreed to before.
 */
export async function endRequestsOf(db: EntityManager, asker: AdminUser, now: Date): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const open = await db.find(Approval, { where: { requestedBy: asker.id, state: 'open' }, lock });
  for (const approval of open) {
    if (mayStillAsk(asker, approval) || approval.isBeingCarriedOut(now)) continue;
    approval.end(now);
    await db.save(approval);
  }
}

/** In the transaction in which a step was done alone: what was asked for before, of the same subject, waits for nobody. */
export async function endReplaced(
  db: EntityManager,
  { id, kind, subjectId }: Approval,
  now: Date,
): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  const replaced = await db.find(Approval, { where: { id: Not(id), kind, subjectId, state: 'open' }, lock });
  for (const approval of replaced) {
    if (approval.isBeingCarriedOut(now)) continue;
    approval.end(now, 'done-alone');
    await db.save(approval);
  }
}
