import { Inject, Injectable } from '@nestjs/common';
import {
  BillingBody,
  CompletePayment,
  type PaymentBegunView,
  type PaymentView,
} from '@rep13/contracts-onboarding';
import {
  Clock,
  LOGGER,
  NotFound,
  OnCommand,
  SERVICE_CONFIG,
  UnitOfWork,
  validated,
  ValidationFailed,
  type Scope,
} from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { isBillingKnown, saveBilling } from '../billing/index.ts';
import type { OnboardingConfig } from '../config.ts';
import { PaymentProvider, PaymentProviderAway, type Begun } from '../payment-providers/index.ts';
import { lockSignup, Signup } from '../signups/index.ts';
import { yearsAfter } from '../years-after.ts';
import type { Checkout } from './checkout.entity.ts';
import { saveCheckout, leadTo, newestCheckout, openCheckout } from './checkouts.ts';
import { FIRST_YEAR, Payment, toPaymentView } from './payment.entity.ts';
import { recordFirstYear } from './record-payment.ts';

/** The first year's fee. */
@Injectable()
export class CompletePaymentService {
  private readonly pageUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE_CONFIG) { publicUrl }: OnboardingConfig,
  ) {
    this.pageUrl = `${publicUrl}/payment`;
  }

  /**
   * Pays the first year, or leads to where it is paid. Safe to repeat: the first payment is answered again, and a page
   * that is still open and not paid on. A payment whose record has had its time is answered NotFound and never charged again.
   * The provider is asked outside of the transaction; should two calls meet there, the charge's name makes them one.
   * @throws NotFound, AccountSuspended, ValidationFailed, PaymentProviderAway
   */
  @OnCommand(CompletePayment)
  async complete({ signupId, billing }: CompletePayment): Promise<PaymentView | PaymentBegunView> {
    const signup = await this.requirePayable(signupId);
    if (signup.paidAt) return this.answerAgain(signupId);
    if (this.provider.movesMoney) await this.requireBilling(signupId, billing);
    const open = await openCheckout(
      this.dataSource.manager,
      signupId,
      this.provider.name,
      'first-year',
      this.clock.now(),
    );
    if (open) return leadTo(open, this.provider, this.backFrom);
    const last = await newestCheckout(this.dataSource.manager, signupId, 'first-year');
    if (last?.isProcessing) return { redirectTo: this.backFrom(last) };
    const begun = await this.begin(signup);
    return this.unitOfWork.runOnce((scope) => this.save(scope, signup, begun));
  }

  private async requirePayable(signupId: number): Promise<Signup> {
    const signup = await this.dataSource.manager.findOneBy(Signup, { id: signupId });
    if (!signup) throw new NotFound();
    signup.requireWritable();
    return signup;
  }

  private async answerAgain(signupId: number): Promise<PaymentView> {
    const payment = await this.dataSource.manager.findOneBy(Payment, { signupId, serviceYear: FIRST_YEAR });
    if (!payment) throw new NotFound();
    return toPaymentView(payment);
  }

  /** Our own page, which says that the bank is asked: nobody pays twice because a debit takes days. */
  private readonly backFrom = ({ signupId, session }: Checkout): string =>
    `${this.pageUrl}?signupId=${signupId}&session=${encodeURIComponent(session)}`;

  private requireBilling(signupId: number, billing: CompletePayment['billing']): Promise<void> {
    return this.unitOfWork.run(async (scope) => {
      if (billing) return saveBilling(scope, signupId, billing, this.clock.now());
      if (!(await isBillingKnown(scope.db, signupId))) throw billingMissing();
    });
  }

  private async begin(signup: Signup): Promise<Begun> {
    const last = await newestCheckout(this.dataSource.manager, signup.id, 'first-year');
    const name = `signup-${signup.id}-year-${FIRST_YEAR}`;
    const returnUrl = `${this.pageUrl}?signupId=${signup.id}`;
    try {
      return await this.provider.begin({
        name: last ? `${name}-after-${last.session}` : name,
        signupId: signup.id,
        email: signup.legalContactEmail,
        ...signup.fee,
        returnUrl,
        closedUrl: `${returnUrl}&closed=1`,
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'payment provider: no payment begun');
      throw new PaymentProviderAway();
    }
  }

  /** What has happened meanwhile comes first. */
  private async save(scope: Scope, signup: Signup, begun: Begun): Promise<PaymentView | PaymentBegunView> {
    const { id: signupId, fee } = signup;
    await lockSignup(scope.db, signupId);
    const paid = await scope.db.findOneBy(Payment, { signupId, serviceYear: FIRST_YEAR });
    if (paid) return toPaymentView(paid);
    const now = this.clock.now();
    const provider = this.provider.name;
    if ('redirect' in begun)
      return saveCheckout(scope.db, { ...begun.redirect, signupId, provider, purpose: 'first-year' }, now);
    const payment = await recordFirstYear(scope, {
      ...{ signupId, provider, ...fee },
      ...{ payment: begun.paid, charge: null, subscription: null, customer: null },
      ...{ paidAt: now, periodStart: now, periodEnd: yearsAfter(now, 1) },
    });
    return toPaymentView(payment);
  }
}

/** Each field of it, as if it had been sent empty. */
function billingMissing(): ValidationFailed {
  try {
    validated(BillingBody, {});
  } catch (error) {
    const { errors = [] } = (error as ValidationFailed).details;
    return new ValidationFailed(errors.map(({ path, message }) => ({ path: `billing.${path}`, message })));
  }
  throw new Error('an empty billing account is complete');
}
