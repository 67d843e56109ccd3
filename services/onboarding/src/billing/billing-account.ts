import type { BillingBody, BillingView } from '@rep13/contracts-onboarding';
import type { Scope } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';

/** Who one client's invoices are for; as registered while nothing else was said. @throws NotFound */
export function findBilling(_db: EntityManager, _signupId: number): Promise<BillingView> {
  return Promise.reject(new Error('not written yet'));
}

/** Whether the client has said who its invoices are for. */
export function isBillingKnown(_db: EntityManager, _signupId: number): Promise<boolean> {
  return Promise.reject(new Error('not written yet'));
}

/** Keeps what was said, and announces it where it is other than before. */
export function keepBilling(_scope: Scope, _signupId: number, _billing: BillingBody, _now: Date): Promise<void> {
  return Promise.reject(new Error('not written yet'));
}
