import type { BillingTaskKind } from '@rep13/contracts-constants';
import type { Scope } from '@rep13/service-kit';

export interface TaskToOpen {
  readonly signupId: number | null;
  readonly kind: BillingTaskKind;
  /** The same key twice is the same task. */
  readonly key: string;
  /** What it is about, in words for staff. */
  readonly details: string;
}

/** Has staff settle something about money; told again it stays one task. */
export function openBillingTask(_scope: Scope, _task: TaskToOpen, _now: Date): Promise<void> {
  return Promise.reject(new Error('not written yet'));
}
