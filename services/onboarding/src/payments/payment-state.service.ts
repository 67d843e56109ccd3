import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  GetPaymentState,
  OpenCardPage,
  type PaymentBegunView,
  type PaymentStateView,
} from '@rep13/contracts-onboarding';
import { LEGAL_ENTITY, LOGGER, NotFound, OnCommand, SERVICE_CONFIG, UnitOfWork } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { findBilling, isBillingKnown } from '../billing/index.ts';
import type { OnboardingConfig } from '../config.ts';
import { PaymentProvider, PaymentProviderAway } from '../payment-providers/index.ts';
import { Signup } from '../signups/index.ts';
import { hasCardPage, Subscription } from '../subscriptions/index.ts';
import { askAboutPage } from './ask-about-page.ts';
import { Checkout } from './checkout.entity.ts';
import { newestCheckout } from './checkouts.ts';

/** What the visitor who pays is shown. A webhook pays, or what the provider says when it is asked. */
@Injectable()
export class PaymentStateService {
  private readonly publicUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly provider: PaymentProvider,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE_CONFIG) { publicUrl }: OnboardingConfig,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {
    this.publicUrl = publicUrl;
  }

  /** @throws NotFound */
  @OnCommand(GetPaymentState)
  async get({ signupId, session }: GetPaymentState): Promise<PaymentStateView> {
    const { manager } = this.dataSource;
    const signup = await manager.findOneBy(Signup, { id: signupId });
    if (!signup) throw new NotFound();
    const page = session
      ? await this.comeBackFrom(session, signup)
      : await newestCheckout(manager, signupId, 'first-year');
    const { name: provider, isTest, movesMoney } = this.provider;
    const unpaid = session ? 'waiting' : 'unpaid';
    return {
      provider,
      isTest,
      state: signup.paidAt && page?.purpose !== 'owed' ? 'paid' : (stateOf(page) ?? unpaid),
      paidAt: signup.paidAt?.toISOString() ?? null,
      needsBilling: movesMoney && !(await isBillingKnown(manager, signupId)),
      billing: await findBilling(manager, signupId, this.entity),
    };
  }

  /** The provider is asked once for each page that was left as paid: its webhook may be late. @throws NotFound */
  private async comeBackFrom(session: string, { id: signupId, paidAt }: Signup): Promise<Checkout> {
    const page = await this.dataSource.manager.findOneBy(Checkout, { session, signupId });
    if (!page) throw new NotFound();
    const isOpen = !paidAt || page.purpose === 'owed';
    if (isOpen && page.provider === this.provider.name)
      await this.unitOfWork.run(({ jobs }) => Promise.resolve(askAboutPage(jobs, page, 'on return')));
    return page;
  }

  /** @throws NotFound, PaymentProviderAway */
  @OnCommand(OpenCardPage)
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

/** What the bank has said by now of what a page was left with. */
function stateOf(page: Checkout | null): 'processing' | 'failed' | undefined {
  if (page?.failedAt) return 'failed';
  return page?.isProcessing ? 'processing' : undefined;
}
