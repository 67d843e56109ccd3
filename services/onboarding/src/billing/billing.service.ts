import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { ChangeBilling, GetBilling, RecordTaxIdCheck, type BillingView } from '@rep13/contracts-onboarding';
import { Clock, currentActor, LEGAL_ENTITY, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { requireWritableSignup } from '../signups/index.ts';
import { BillingAccount } from './billing-account.entity.ts';
import { findBilling, saveBilling } from './billing-account.ts';
import { plainTaxId, recordTaxIdCheck } from './tax-evidence.ts';

/** Who the invoices are for. */
@Injectable()
export class BillingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** @throws NotFound */
  @OnCommand(GetBilling)
  get({ signupId }: GetBilling): Promise<BillingView> {
    return findBilling(this.dataSource.manager, signupId, this.entity);
  }

  /** A suspended account is closed to its owner, not to staff. @throws NotFound, AccountSuspended */
  @OnCommand(ChangeBilling)
  change({ signupId, billing }: ChangeBilling): Promise<BillingView> {
    return this.unitOfWork.runOnce(async (scope) => {
      if (!isStaff()) await requireWritableSignup(scope.db, signupId, 'for_no_key_update');
      await saveBilling(scope, signupId, billing, this.clock.now());
      return findBilling(scope.db, signupId, this.entity);
    });
  }

  /** @throws NotFound, also while the client has named no number */
  @OnCommand(RecordTaxIdCheck)
  recordCheck({ signupId, isValid, note }: RecordTaxIdCheck): Promise<BillingView> {
    return this.unitOfWork.runOnce(async (scope) => {
      const account = await scope.db.findOneBy(BillingAccount, { signupId });
      if (!account) throw new NotFound();
      await recordTaxIdCheck(scope, {
        ...{ signupId, isValid, note, reference: null, registeredName: null },
        taxId: plainTaxId(account.taxId),
        checkedAt: this.clock.now(),
        checkedBy: currentActor(),
      });
      return findBilling(scope.db, signupId, this.entity);
    });
  }
}

const isStaff = (): boolean => currentActor().startsWith('admin:');
