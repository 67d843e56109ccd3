import { Injectable } from '@nestjs/common';
import type { BillingView, ChangeBilling } from '@rep13/contracts-onboarding';
import { Clock, currentContext, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { requireWritableSignup } from '../signups/index.ts';
import { findBilling, keepBilling } from './billing-account.ts';

/** Who the invoices are for. */
@Injectable()
export class BillingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  get(signupId: number): Promise<BillingView> {
    return findBilling(this.dataSource.manager, signupId);
  }

  /** A suspended account is closed to its owner, not to staff. @throws NotFound, AccountSuspended */
  change({ signupId, billing }: ChangeBilling): Promise<BillingView> {
    return this.unitOfWork.runOnce(async (scope) => {
      if (!isStaff()) await requireWritableSignup(scope.db, signupId, 'for_no_key_update');
      await keepBilling(scope, signupId, billing, this.clock.now());
      return findBilling(scope.db, signupId);
    });
  }
}

const isStaff = (): boolean => currentContext()?.actor.startsWith('admin:') ?? false;
