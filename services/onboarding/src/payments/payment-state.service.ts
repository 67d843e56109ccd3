import { Inject, Injectable } from '@nestjs/common';
import type {
  GetPaymentState,
  OpenCardPage,
  PaymentBegunView,
  PaymentStateView,
} from '@rep13/contracts-onboarding';
import { LOGGER, NotFound, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { findBilling, isBillingKnown } from '../billing/index.ts';
import type { OnboardingConfig } from '../config.ts';
import { PaymentProvider } from '../payment-providers/index.ts';
import { Signup } from '../signups/index.ts';
import { hasCardPage, Subscription } from '../subscriptions/index.ts';
import { Checkout } from './checkout.entity.ts';
import { PaymentProviderAway } from './payments.errors.ts';

/** What whoever pays is shown. It changes nothing: the webhook pays. */
@Injectable()
export class PaymentStateService {
  private readonly publicUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE_CONFIG) { publicUrl }: OnboardingConfig,
  ) {
    this.publicUrl = publicUrl;
  }

  /** @throws NotFound */
  async get({ signupId, session }: GetPaymentState): Promise<PaymentStateView> {
    const { manager } = this.dataSource;
    const signup = await manager.findOneBy(Signup, { id: signupId });
    if (!signup) throw new NotFound();
    if (session && !(await manager.existsBy(Checkout, { session, signupId }))) throw new NotFound();
    const { name: provider, isTest, movesMoney } = this.provider;
    const unpaid = session ? 'waiting' : 'unpaid';
    return {
      provider,
      isTest,
      state: signup.paidAt ? 'paid' : unpaid,
      paidAt: signup.paidAt?.toISOString() ?? null,
      needsBilling: movesMoney && !(await isBillingKnown(manager, signupId)),
      billing: await findBilling(manager, signupId),
    };
  }

  /** @throws NotFound, PaymentProviderAway */
  async openCardPage({ signupId }: OpenCardPage): Promise<PaymentBegunView> {
    const subscription = await this.dataSource.manager.findOneBy(Subscription, { signupId });
    const customer = subscription?.customerReference;
    if (!subscription || !customer || !hasCardPage(subscription, this.provider)) throw new NotFound();
    try {
      return { redirectTo: await this.provider.cardPage(customer, `${this.publicUrl}/client/billing`) };
    } catch (error) {
      this.logger.warn({ err: error }, 'payment provider: no page for the card');
      throw new PaymentProviderAway();
    }
  }
}
