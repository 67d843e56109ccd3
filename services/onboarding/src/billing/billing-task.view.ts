import type { BillingTaskView } from '@rep13/contracts-onboarding';
import type { BillingTask } from './billing-task.entity.ts';

/** `names`: of the companies, by the id of their signup. */
export const toBillingTaskView = (
  task: BillingTask,
  names: ReadonlyMap<number, string>,
): BillingTaskView => ({
  id: task.id,
  signupId: task.signupId,
  companyName: (task.signupId !== null && names.get(task.signupId)) || null,
  kind: task.kind,
  details: task.details,
  openedAt: task.openedAt.toISOString(),
  doneAt: task.doneAt?.toISOString() ?? null,
  doneBy: task.doneBy,
  note: task.note,
});
