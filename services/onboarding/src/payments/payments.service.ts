import { Injectable } from '@nestjs/common';
import { CURRENCY, PRICE_CENTS } from '@rep13/contracts-constants';
import { PaymentCompleted, type PaymentView } from '@rep13/contracts-onboarding';
import { Clock, NotFound, UnitOfWork, type Scope } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { markSignupPaid, Signup } from '../signups/index.ts';
import { FIRST_YEAR, Payment, toPaymentView } from './payment.entity.ts';
import { PaymentProvider } from './payment-provider.ts';

@Injectable()
export class PaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  /**
   * Pays the first year. Safe to repeat: the first payment is answered again. @throws NotFound, AccountSuspended
   * A payment whose record has had its time is answered NotFound and never charged again.
   * The provider is asked outside of the transaction; should two calls meet there, the charge's name makes them one.
   */
  async complete(signupId: number): Promise<PaymentView> {
    const { paidAt } = await this.requirePayable(signupId);
    const isRecorded = await this.isRecorded(signupId);
    if (paidAt && !isRecorded) throw new NotFound();
    const reference = isRecorded ? undefined : await this.charge(signupId);
    return this.unitOfWork.runOnce(async (scope) => {
      if (reference) await this.record(scope, signupId, reference);
      return toPaymentView(await scope.db.findOneByOrFail(Payment, { signupId, serviceYear: FIRST_YEAR }));
    });
  }

  private async requirePayable(signupId: number): Promise<Signup> {
    const signup = await this.dataSource.manager.findOneBy(Signup, { id: signupId });
    if (!signup) throw new NotFound();
    signup.requireWritable();
    return signup;
  }

  private isRecorded(signupId: number): Promise<boolean> {
    return this.dataSource.manager.existsBy(Payment, { signupId, serviceYear: FIRST_YEAR });
  }

  private charge(signupId: number): Promise<string> {
    return this.provider.charge({
      name: `signup-${signupId}-year-${FIRST_YEAR}`,
      amountCents: PRICE_CENTS,
      currency: CURRENCY,
    });
  }

  private async record({ db, outbox }: Scope, signupId: number, reference: string): Promise<void> {
    const paid = { provider: this.provider.name, reference, at: this.clock.now() };
    const payment = Payment.firstYear(signupId, paid);
    const { raw } = await db
      .createQueryBuilder()
      .insert()
      .into(Payment)
      .values(payment)
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = raw as { id: number }[];
    if (!row) return;
    await markSignupPaid(db, signupId, payment.paidAt);
    outbox.add(PaymentCompleted, {
      paymentId: row.id,
      signupId,
      amountCents: payment.amountCents,
      currency: payment.currency,
      provider: payment.provider,
      paidAt: payment.paidAt.toISOString(),
    });
  }
}
