import type { ProviderTrouble } from '@rep13/contracts-constants';
import { ProviderTroubleFound } from '@rep13/contracts-onboarding';
import type { Scope } from '@rep13/service-kit';
import { IsNull, Like } from 'typeorm';
import { BillingTask } from './billing-task.entity.ts';
import { openBillingTask, settleBillingTask } from './open-billing-task.ts';

interface Trouble {
  readonly provider: string;
  readonly kind: ProviderTrouble;
}

const keyOf = ({ provider, kind }: Trouble, day: string): string => `${kind}:${provider}:${day}`;

const openTasks = (db: Scope['db'], trouble: Trouble): Promise<BillingTask[]> =>
  db.findBy(BillingTask, { kind: trouble.kind, key: Like(keyOf(trouble, '%')), doneAt: IsNull() });

/** Something is wrong between the provider and us: a task of each kind a day at most. */
export function openProviderTask(
  scope: Scope,
  { details, ...trouble }: Trouble & { readonly details: string },
  now: Date,
): Promise<void> {
  const { kind } = trouble;
  const task = {
    ...{ signupId: null, kind, details },
    key: keyOf(trouble, now.toISOString().slice(0, 10)),
    announce: (taskId: number) => scope.outbox.add(ProviderTroubleFound, { taskId, kind }),
  };
  return openBillingTask(scope, task, now);
}

/** As `openProviderTask`, for what stays as it is until somebody sees to it: not beside one that is open. */
export async function openStandingTask(
  scope: Scope,
  trouble: Trouble & { readonly details: string },
  now: Date,
): Promise<void> {
  if ((await openTasks(scope.db, trouble)).length === 0) await openProviderTask(scope, trouble, now);
}

/** It has settled itself. */
export async function settleProviderTasks(
  scope: Scope,
  { note, ...trouble }: Trouble & { readonly note: string },
  now: Date,
): Promise<void> {
  for (const { key } of await openTasks(scope.db, trouble)) await settleBillingTask(scope, key, note, now);
}
