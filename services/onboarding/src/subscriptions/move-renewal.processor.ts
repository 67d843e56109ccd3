import { Injectable } from '@nestjs/common';
import { PermanentFailure, Process, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { PaymentProvider, ProviderRefuses } from '../payment-providers/index.ts';
import { MOVE_RENEWAL, type RenewalMove } from './move-renewal.job.ts';

/** The year that was owed began before it was paid: the next one begins a year after that, and not after the payment. */
@Process(MOVE_RENEWAL)
@Injectable()
export class MoveRenewal implements JobProcessor<RenewalMove> {
  constructor(private readonly provider: PaymentProvider) {}

  async process({ payload: { provider, subscription, at } }: JobTry<RenewalMove>): Promise<void> {
    if (provider !== this.provider.name)
      throw new PermanentFailure(`${provider} can't be told: the payment provider is another one`);
    try {
      await this.provider.renewAt(subscription, new Date(at));
    } catch (error) {
      throw error instanceof ProviderRefuses ? new PermanentFailure('refused', { cause: error }) : error;
    }
  }
}
