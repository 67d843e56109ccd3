import { NotFound } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { Approval } from './approval.entity.ts';

/** For this transaction alone. @throws NotFound, also for one of which nothing came */
export async function lockApproval(db: EntityManager, id: string): Promise<Approval> {
  const approval = await db.findOne(Approval, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!approval || approval.state === 'dropped') throw new NotFound();
  return approval;
}
