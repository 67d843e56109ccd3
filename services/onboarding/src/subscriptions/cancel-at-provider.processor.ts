import { Injectable } from '@nestjs/common';
import { PermanentFailure, Process, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { DataSource, IsNull } from 'typeorm';
import { PaymentProvider, ProviderRefuses, requireProvider } from '../payment-providers/index.ts';
import { CANCEL_AT_PROVIDER, type ProviderCancellation } from './cancel-at-provider.job.ts';
import { Subscription } from './subscription.entity.ts';

/** Tells the provider that no further fee is to be charged. */
@Process(CANCEL_AT_PROVIDER)
@Injectable()
export class CancelAtProvider implements JobProcessor<ProviderCancellation> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
  ) {}

  async process({ payload }: JobTry<ProviderCancellation>): Promise<void> {
    const { provider, subscription, at } = payload;
    requireProvider(this.provider, provider);
    if (at !== null && (await this.isTakenBack(payload))) return;
    try {
      await this.provider.cancel(subscription, at === null ? null : new Date(at));
    } catch (error) {
      throw error instanceof ProviderRefuses ? new PermanentFailure('refused', { cause: error }) : error;
    }
  }

  /** A provider that was away for long is told of no cancellation that the client took back meanwhile. */
  private isTakenBack({ provider, subscription }: ProviderCancellation): Promise<boolean> {
    const own = { provider, providerReference: subscription };
    return this.dataSource.manager.existsBy(Subscription, { ...own, cancelledAt: IsNull() });
  }
}
