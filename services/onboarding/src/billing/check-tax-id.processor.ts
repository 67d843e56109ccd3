import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  Clock,
  LEGAL_ENTITY,
  Process,
  SERVICE_CONFIG,
  type Conclusion,
  type JobProcessor,
  type JobTry,
} from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import type { OnboardingConfig } from '../config.ts';
import { BillingAccount } from './billing-account.entity.ts';
import { CHECK_TAX_ID, type TaxIdToCheck } from './check-tax-id.job.ts';
import { plainTaxId, recordTaxIdCheck } from './tax-evidence.ts';
import { askVies } from './vies.ts';

/** Looks a VAT number up, where it is known where; without that staff does it by hand. */
@Process(CHECK_TAX_ID)
@Injectable()
export class CheckTaxId implements JobProcessor<TaxIdToCheck> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) private readonly config: OnboardingConfig,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** @throws ViesAway: asked again */
  async process({ payload }: JobTry<TaxIdToCheck>): Promise<Conclusion | void> {
    const { signupId, prefix, number } = payload;
    const { VIES_URL: url } = this.config;
    const account = await this.dataSource.manager.findOneBy(BillingAccount, { signupId });
    const taxId = `${prefix}${number}`;
    if (!url || !account || plainTaxId(account.taxId) !== taxId) return;
    const answer = await askVies(url, { prefix, number, asker: this.entity.vatNumber ?? null });
    const check = { signupId, taxId, ...answer, checkedBy: 'vies', note: null };
    return (scope) => recordTaxIdCheck(scope, { ...check, checkedAt: this.clock.now() });
  }
}
