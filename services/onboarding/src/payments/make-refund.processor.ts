import { Injectable } from '@nestjs/common';
import {
  Clock,
  lockOne,
  Process,
  type Conclusion,
  type Failure,
  type JobProcessor,
  type JobTry,
  type Scope,
} from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { PaymentProvider, ProviderRefuses } from '../payment-providers/index.ts';
import { MAKE_REFUND, type RefundToMake } from './make-refund.job.ts';
import { Payment } from './payment.entity.ts';
import { Refund } from './refund.entity.ts';
import { reportFailedRefund } from './report-failed-refund.ts';

/** Asks the provider to give a fee back. The provider reports by a webhook that it is made. */
@Process(MAKE_REFUND)
@Injectable()
export class MakeRefund implements JobProcessor<RefundToMake> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  async process({ payload }: JobTry<RefundToMake>): Promise<Conclusion | void> {
    const payment = await this.dataSource.manager.findOneBy(Payment, { id: payload.paymentId });
    if (!payment) return;
    try {
      await this.ask(payment, payload);
    } catch (error) {
      if (!(error instanceof ProviderRefuses)) throw error;
      return (scope) => this.fail(scope, payload, error.message);
    }
  }

  async failed({ payload }: JobTry<RefundToMake>, { dead }: Failure, scope: Scope): Promise<void> {
    if (dead) await this.fail(scope, payload, 'it does not answer');
  }

  private async ask(payment: Payment, { askedAt }: RefundToMake): Promise<void> {
    const { id, provider, chargeReference: charge } = payment;
    const refund = await this.dataSource.manager.findOneByOrFail(Refund, { paymentId: id });
    const { amountCents } = refund;
    if (provider !== this.provider.name || charge === null)
      throw new ProviderRefuses('There is no charge that can be given back from here');
    const name = `refund-${id}-${new Date(askedAt).getTime()}`;
    await this.provider.refund({ name, charge, amountCents });
  }

  /** Nothing to report where the provider has announced meanwhile that it is made. */
  private async fail(scope: Scope, { paymentId, askedAt }: RefundToMake, reason: string): Promise<void> {
    const refund = await lockOne(scope.db, Refund, { paymentId });
    const payment = await scope.db.findOneBy(Payment, { id: paymentId });
    if (!payment || refund?.state !== 'asked' || refund.askedAt.toISOString() !== askedAt) return;
    refund.fail(reason);
    await scope.db.save(refund);
    const { signupId, provider, providerReference } = payment;
    const failed = { signupId, provider, payment: providerReference, reason, askedAt };
    await reportFailedRefund(scope, failed, this.clock.now());
  }
}
