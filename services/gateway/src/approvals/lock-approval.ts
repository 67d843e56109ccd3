import { lockOne, NotFound } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { Approval } from './approval.entity.ts';

/** For this transaction alone. @throws NotFound, also for one of which nothing came */
export async function lockApproval(db: EntityManager, id: string): Promise<Approval> {
  const approval = await lockOne(db, Approval, { id });
  if (!approval || approval.state === 'dropped') throw new NotFound();
  return approval;
}
