import { Injectable } from '@nestjs/common';
import { PermanentFailure, Process, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { PaymentProvider, ProviderRefuses } from '../payment-providers/index.ts';
import { CANCEL_AT_PROVIDER, type ProviderCancellation } from './cancel-at-provider.job.ts';

/** Tells the provider that no further fee is to be charged. */
@Process(CANCEL_AT_PROVIDER)
@Injectable()
export class CancelAtProvider implements JobProcessor<ProviderCancellation> {
  constructor(private readonly provider: PaymentProvider) {}

  async process({ payload }: JobTry<ProviderCancellation>): Promise<void> {
    const { provider, subscription, at } = payload;
    if (provider !== this.provider.name)
      throw new PermanentFailure(`${provider} can't be told: the payment provider is another one`);
    try {
      await this.provider.cancel(subscription, at === null ? null : new Date(at));
    } catch (error) {
      throw error instanceof ProviderRefuses ? new PermanentFailure('refused', { cause: error }) : error;
    }
  }
}
