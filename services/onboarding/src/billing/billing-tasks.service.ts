import { Injectable } from '@nestjs/common';
import { LIST_MAX } from '@rep13/contracts-constants';
import {
  BillingTaskFinished,
  CountBillingTasks,
  FinishBillingTask,
  ListBillingTasks,
  type BillingTaskView,
} from '@rep13/contracts-onboarding';
import { Clock, currentActor, lockOne, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { Signup } from '../signups/index.ts';
import { BillingTask } from './billing-task.entity.ts';
import { isAnnounced } from './open-billing-task.ts';
import { toBillingTaskView } from './billing-task.view.ts';

/** What staff has to settle about money. */
@Injectable()
export class BillingTasksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The cursor's row says where to go on; after one that is not there comes nothing. */
  @OnCommand(ListBillingTasks)
  async list({ limit = LIST_MAX, cursor, open = false }: ListBillingTasks): Promise<BillingTaskView[]> {
    const { manager } = this.dataSource;
    const found = await manager.query<{ id: number }[]>(
      `select task.id from billing_tasks as task
       where (not $2 or task.done_at is null)
         and ($1::integer is null or ((task.done_at is null), task.id) <
           (select (seen.done_at is null), seen.id from billing_tasks as seen where seen.id = $1))
       order by (task.done_at is null) desc, task.id desc limit $3`,
      [cursor ?? null, open, limit],
    );
    const ids = found.map(({ id }) => id);
    const tasks = await manager.findBy(BillingTask, { id: In(ids) });
    const names = await companyNames(manager, tasks);
    return tasks
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map((task) => toBillingTaskView(task, names));
  }

  @OnCommand(CountBillingTasks)
  count({ open = false }: CountBillingTasks): Promise<number> {
    return this.dataSource.manager.count(BillingTask, { where: open ? { doneAt: IsNull() } : {} });
  }

  /** @throws NotFound, BillingTaskDone */
  @OnCommand(FinishBillingTask)
  finish({ taskId, note }: FinishBillingTask): Promise<BillingTaskView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const task = await lockOne(db, BillingTask, { id: taskId });
      if (!task) throw new NotFound();
      task.finish(note, currentActor(), this.clock.now());
      await db.save(task);
      const { signupId, kind } = task;
      if (isAnnounced(kind)) outbox.add(BillingTaskFinished, { taskId, signupId, kind });
      return toBillingTaskView(task, await companyNames(db, [task]));
    });
  }
}

async function companyNames(db: EntityManager, tasks: readonly BillingTask[]): Promise<Map<number, string>> {
  const ids = tasks.flatMap(({ signupId }) => signupId ?? []);
  const signups = await db.find(Signup, { select: { id: true, companyName: true }, where: { id: In(ids) } });
  return new Map(signups.map(({ id, companyName }) => [id, companyName]));
}
