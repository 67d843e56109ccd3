import {
  ANNOUNCED_TASK_KINDS,
  type AnnouncedTaskKind,
  type BillingTaskKind,
} from '@rep13/contracts-constants';
import { BillingTaskFinished, BillingTaskOpened } from '@rep13/contracts-onboarding';
import { insertOnce, lockOne, type Scope } from '@rep13/service-kit';
import { IsNull, Like, type EntityManager } from 'typeorm';
import { BillingTask } from './billing-task.entity.ts';

export interface TaskToOpen {
  readonly signupId: number | null;
  readonly kind: BillingTaskKind;
  /** The same key twice is the same task. */
  readonly key: string;
  /** What it is about, in words for staff. */
  readonly details: string;
  /** Announces it by another event than `BillingTaskOpened`. */
  readonly announce?: (taskId: number) => void;
}

/** Has staff settle something about money; told again it stays one task, announced once. @returns whether it is news */
export async function openNewBillingTask(
  { db, outbox }: Scope,
  task: TaskToOpen,
  now: Date,
): Promise<boolean> {
  const { signupId, kind, key, details } = task;
  const opened = await insertOnce(db, BillingTask, { signupId, kind, key, details, openedAt: now });
  if (!opened) return false;
  if (task.announce) task.announce(opened.id);
  else if (isAnnounced(kind)) outbox.add(BillingTaskOpened, { taskId: opened.id, signupId, kind });
  return true;
}

/** As `openNewBillingTask`, where it does not matter whether it is news. */
export async function openBillingTask(scope: Scope, task: TaskToOpen, now: Date): Promise<void> {
  await openNewBillingTask(scope, task, now);
}

/** Whether staff has one to settle whose key begins so. */
export const hasOpenTask = (db: EntityManager, key: string): Promise<boolean> =>
  db.existsBy(BillingTask, { key: Like(`${key}:%`), doneAt: IsNull() });

/** The others have events of their own. */
export const isAnnounced = (kind: BillingTaskKind): kind is AnnouncedTaskKind =>
  (ANNOUNCED_TASK_KINDS as readonly BillingTaskKind[]).includes(kind);

/** The task has settled itself; nothing to do where staff was faster, or there is none. */
export async function settleBillingTask(
  { db, outbox }: Scope,
  key: string,
  note: string,
  now: Date,
): Promise<void> {
  const task = await lockOne(db, BillingTask, { key });
  if (!task || task.doneAt) return;
  task.finish(note, 'system', now);
  await db.save(task);
  const { id: taskId, signupId, kind } = task;
  if (isAnnounced(kind)) outbox.add(BillingTaskFinished, { taskId, signupId, kind });
}
