import { Injectable } from '@nestjs/common';
import {
  Clock,
  Process,
  type Conclusion,
  type Failure,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { PaymentProvider, ProviderRefuses } from '../payment-providers/index.ts';
import { RETURN_PAYMENT, type PaymentToReturn } from './return-payment.job.ts';
import { reportFailedRefund } from './report-failed-refund.ts';

/** Cancels the subscription and gives the money back. The ledger has it when the provider reports that it is made. */
@Process(RETURN_PAYMENT)
@Injectable()
export class ReturnPayment implements JobProcessor<PaymentToReturn> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  async process({ payload }: JobTry<PaymentToReturn>): Promise<Conclusion | void> {
    try {
      await this.giveBack(payload);
      return undefined;
    } catch (error) {
      if (!(error instanceof ProviderRefuses)) throw error;
      return (scope) => this.report(scope, payload, error.message);
    }
  }

  async failed({ payload }: JobTry<PaymentToReturn>, { dead }: Failure, scope: Scope): Promise<void> {
    if (dead) await this.report(scope, payload, 'it does not answer');
  }

  private async giveBack({ provider, subscription, payment, charge, amountCents }: PaymentToReturn) {
    if (provider !== this.provider.name || charge === null)
      throw new ProviderRefuses('There is no charge that can be given back from here');
    await this.provider.cancel(subscription, null);
    await this.provider.refund({ name: `return-${payment}`, charge, amountCents });
  }

  private report(
    scope: Scope,
    { signupId, provider, payment }: PaymentToReturn,
    reason: string,
  ): Promise<void> {
    return reportFailedRefund(scope, { signupId, provider, payment, reason }, this.clock.now());
  }
}
