import type { BillingTaskKind } from '@rep13/contracts-constants';
import { BillingTaskFinished, BillingTaskOpened } from '@rep13/contracts-onboarding';
import type { Scope } from '@rep13/service-kit';
import { BillingTask } from './billing-task.entity.ts';

export interface TaskToOpen {
  readonly signupId: number | null;
  readonly kind: BillingTaskKind;
  /** The same key twice is the same task. */
  readonly key: string;
  /** What it is about, in words for staff. */
  readonly details: string;
}

/** Has staff settle something about money; told again it stays one task. */
export async function openBillingTask({ db, outbox }: Scope, task: TaskToOpen, now: Date): Promise<void> {
  const { signupId, kind, key, details } = task;
  const { raw } = await db
    .createQueryBuilder()
    .insert()
    .into(BillingTask)
    .values({ signupId, kind, key, details, openedAt: now })
    .orIgnore()
    .returning('id')
    .execute();
  const [row] = raw as { id: number }[];
  if (row) outbox.add(BillingTaskOpened, { taskId: row.id, signupId, kind });
}

/** The task has settled itself; nothing to do where staff was faster, or there is none. */
export async function settleBillingTask(
  { db, outbox }: Scope,
  key: string,
  note: string,
  now: Date,
): Promise<void> {
  const task = await db.findOne(BillingTask, { where: { key }, lock: { mode: 'pessimistic_write' } });
  if (!task || task.doneAt) return;
  task.finish(note, 'system', now);
  await db.save(task);
  outbox.add(BillingTaskFinished, { taskId: task.id, signupId: task.signupId, kind: task.kind });
}
