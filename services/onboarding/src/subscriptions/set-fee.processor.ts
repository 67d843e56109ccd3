import { Injectable } from '@nestjs/common';
import {
  Clock,
  lockOne,
  PermanentFailure,
  Process,
  type Conclusion,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { PaymentProvider, ProviderRefuses, requireProvider } from '../payment-providers/index.ts';
import type { FeeChange } from './fee-change.entity.ts';
import { PREPARED_MS } from './fee-change-terms.ts';
import { dueFeeChange } from './find-fee-change.ts';
import { SET_FEE, type FeeToSet } from './set-fee.job.ts';
import { Subscription } from './subscription.entity.ts';

/**
 * Has the provider charge the fee of the next year. Not while that is being charged already: then it is done for the year
 * after, once the renewal is paid.
 */
@Process(SET_FEE)
@Injectable()
export class SetFee implements JobProcessor<FeeToSet> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  async process({ payload: { signupId } }: JobTry<FeeToSet>): Promise<Conclusion | void> {
    const { manager } = this.dataSource;
    const subscription = await manager.findOneByOrFail(Subscription, { signupId });
    const change = await dueFeeChange(manager, subscription);
    if (!change || !this.isBeforeCharge(subscription)) return;
    await this.setFeeAtProvider(subscription, change);
    return (scope) => this.record(scope, change);
  }

  private isBeforeCharge({ state, isInDebt, periodEnd }: Subscription): boolean {
    const left = periodEnd.getTime() - this.clock.now().getTime();
    return state !== 'ended' && !isInDebt && left > PREPARED_MS;
  }

  private async setFeeAtProvider(
    { provider, providerReference }: Subscription,
    { fee }: FeeChange,
  ): Promise<void> {
    requireProvider(this.provider, provider);
    try {
      if (providerReference !== null) await this.provider.setFee(providerReference, fee);
    } catch (error) {
      throw error instanceof ProviderRefuses ? new PermanentFailure('refused', { cause: error }) : error;
    }
  }

  /** A year that was renewed meanwhile was charged as before. @throws where another fee was announced meanwhile */
  private async record({ db }: Scope, { id, signupId }: FeeChange): Promise<void> {
    const subscription = await lockOne(db, Subscription, { signupId });
    const change = subscription && (await dueFeeChange(db, subscription));
    if (!change || change.id !== id) throw new Error('Another fee was announced meanwhile');
    if (change.setAt) return;
    if (subscription.serviceYear >= change.serviceYear) {
      change.serviceYear = subscription.serviceYear + 1;
      change.startsAt = subscription.periodEnd;
    }
    change.setAt = this.clock.now();
    subscription.amountCents = change.amountCents;
    await db.save([change, subscription]);
  }
}
