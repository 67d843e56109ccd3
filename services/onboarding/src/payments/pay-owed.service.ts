import { Inject, Injectable } from '@nestjs/common';
import { PayOwed, type PaymentBegunView } from '@rep13/contracts-onboarding';
import { Clock, LOGGER, NotFound, OnCommand, SERVICE_CONFIG, UnitOfWork } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { OnboardingConfig } from '../config.ts';
import { PaymentProvider, PaymentProviderAway, type Begun } from '../payment-providers/index.ts';
import { lockSignup, Signup } from '../signups/index.ts';
import { canPayOwed, Subscription } from '../subscriptions/index.ts';
import type { Checkout } from './checkout.entity.ts';
import { saveCheckout, leadTo, newestCheckout, openCheckout } from './checkouts.ts';
import { NothingOwed } from './payments.errors.ts';

/** A year that is owed and for which the provider tries no card any more. */
@Injectable()
export class PayOwedService {
  private readonly pageUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE_CONFIG) { publicUrl }: OnboardingConfig,
  ) {
    this.pageUrl = `${publicUrl}/client/billing`;
  }

  /**
   * Leads to where it is paid; again, to the same page while it is open. Also for who is suspended or on hold: to pay is
   * always possible. @throws NotFound, NothingOwed, PaymentProviderAway
   */
  @OnCommand(PayOwed)
  async pay({ signupId }: PayOwed): Promise<PaymentBegunView> {
    const { manager } = this.dataSource;
    const subscription = await manager.findOneBy(Subscription, { signupId });
    if (!subscription) throw new NotFound();
    if (!canPayOwed(subscription, this.provider)) throw new NothingOwed();
    const { name: provider } = this.provider;
    const open = await openCheckout(manager, signupId, provider, 'owed', this.clock.now());
    if (open) return leadTo(open, this.provider, this.backFrom);
    const last = await newestCheckout(manager, signupId, 'owed');
    if (last?.isProcessing) return { redirectTo: this.backFrom(last) };
    const signup = await manager.findOneByOrFail(Signup, { id: signupId });
    const begun = await this.begin(
      signup,
      subscription,
      last?.session ?? `${subscription.overdueSince?.getTime()}`,
    );
    if (!('redirect' in begun)) throw new NothingOwed();
    return this.unitOfWork.runOnce(async ({ db }) => {
      await lockSignup(db, signupId);
      const opened = { ...begun.redirect, signupId, provider, purpose: 'owed' } as const;
      return saveCheckout(db, opened, this.clock.now());
    });
  }

  /** Our own page, which says that the bank is asked. */
  private readonly backFrom = ({ session }: Checkout): string =>
    `${this.pageUrl}?session=${encodeURIComponent(session)}`;

  private async begin(
    signup: Signup,
    { amountCents, currency }: Subscription,
    after: string,
  ): Promise<Begun> {
    try {
      return await this.provider.begin({
        name: `signup-${signup.id}-owed-after-${after}`,
        signupId: signup.id,
        email: signup.legalContactEmail,
        ...{ amountCents, currency },
        returnUrl: this.pageUrl,
        closedUrl: this.pageUrl,
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'payment provider: no payment of a debt begun');
      throw new PaymentProviderAway();
    }
  }
}
