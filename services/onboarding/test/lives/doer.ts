import {
  AskRefund,
  CancelSubscription,
  CompletePayment,
  FindSubscription,
  PayOwed,
  RefundPayment,
  ResumeSubscription,
} from '@rep13/contracts-onboarding';
import type { StripeTest } from '@rep13/stripe-test';
import type { TestService } from '@rep13/testing';
import { BILLING } from '../provider-double.ts';
import type { Deed } from './plan.ts';

interface Known {
  readonly subscription: string | null;
  readonly customer: string | null;
  readonly charge: string | null;
  readonly paymentId: number | null;
}

const ATTEMPTS = 5;
const NOT_POSSIBLE = [400, 403, 404, 409];

/** Does what clients, staff and banks do. */
export class Doer {
  constructor(
    private readonly service: TestService,
    private readonly stripe: StripeTest,
  ) {}

  /** @returns false where it was not possible, such as to take back what was never cancelled */
  async does(signupId: number, deed: Deed, again = ATTEMPTS): Promise<boolean> {
    try {
      return await this.carryOut(signupId, deed, await this.known(signupId));
    } catch (error) {
      const { status } = error as { status?: number };
      // So many lives in one process keep each other waiting: people press a button again.
      if (status === 503 && again > 0) return this.does(signupId, deed, again - 1);
      if (status === undefined || !NOT_POSSIBLE.includes(status)) throw error;
      return false;
    }
  }

  private async carryOut(signupId: number, deed: Deed, known: Known): Promise<boolean> {
    switch (deed) {
      case 'pay-by-card':
        return this.pay(signupId, (page) => this.stripe.pay(page));
      case 'pay-by-debit':
        return this.pay(signupId, (page) => this.stripe.payByDebit(page));
      case 'pay-owed':
        this.stripe.pay((await this.service.call(PayOwed, { signupId })).redirectTo);
        return true;
      case 'debit-succeeds':
      case 'debit-fails':
        return this.settleDebit(signupId, deed === 'debit-succeeds');
      case 'ask-fee-back':
        await this.service.call(AskRefund, { signupId });
        return true;
      case 'cancel':
        return this.cancel(signupId);
      case 'take-back':
        await this.service.call(ResumeSubscription, { signupId });
        return true;
      case 'refund-by-staff':
        return this.refundByStaff(known);
      default:
        return this.atStripe(deed, known);
    }
  }

  private atStripe(deed: Deed, { subscription, customer, charge }: Known): boolean {
    if (subscription === null || customer === null || charge === null) return false;
    const running = this.stripe.objects.subscriptions[subscription]?.status !== 'canceled';
    const dispute = Object.values(this.stripe.objects.disputes).find(
      (one) => one.payment_intent === charge && one.status === 'needs_response',
    );
    if (deed === 'card-declines') this.stripe.setCard(customer, 'declines');
    else if (deed === 'card-works') this.bringCard(subscription, customer);
    else if (deed === 'refund-part') this.stripe.refund(charge, 3_500);
    else if (deed === 'refund-at-provider') this.stripe.refund(charge);
    else if (deed === 'refund-fails') return this.failRefund(charge);
    else if (deed === 'dispute') this.stripe.dispute(charge);
    else if (deed === 'end-at-provider' && running) this.stripe.endSubscription(subscription);
    else if (deed === 'cancel-at-provider' && running) this.stripe.cancelAtPeriodEnd(subscription, true);
    else if (dispute && (deed === 'dispute-won' || deed === 'dispute-lost'))
      this.stripe.closeDispute(dispute.id, deed === 'dispute-won' ? 'won' : 'lost');
    else return false;
    return true;
  }

  private async pay(signupId: number, press: (page: string) => unknown): Promise<boolean> {
    const begun = await this.service.call(CompletePayment, { signupId, billing: BILLING });
    if (!('redirectTo' in begun) || !begun.redirectTo.startsWith(this.stripe.url)) return false;
    press(begun.redirectTo);
    return true;
  }

  private async settleDebit(signupId: number, succeeds: boolean): Promise<boolean> {
    const session = Object.values(this.stripe.objects.sessions).findLast(
      (one) => one.client_reference_id === `${signupId}` && one.payment_status === 'unpaid',
    );
    if (session?.status !== 'complete') return false;
    this.stripe.settleDebit(session.id, succeeds);
    return Promise.resolve(true);
  }

  /** A new card pays what the old one did not, as on the portal. */
  private bringCard(subscription: string, customer: string): void {
    this.stripe.setCard(customer, 'works');
    this.stripe.payOwed(subscription);
  }

  private failRefund(charge: string): boolean {
    const refund = Object.values(this.stripe.objects.refunds).findLast(
      (one) => one.payment_intent === charge && one.status !== 'failed',
    );
    if (refund) this.stripe.failRefund(refund.id);
    return refund !== undefined;
  }

  private async refundByStaff({ paymentId }: Known): Promise<boolean> {
    if (paymentId === null) return false;
    await this.service.call(RefundPayment, { paymentId, reason: 'A promise' }, { actor: 'admin:1' });
    return true;
  }

  private async cancel(signupId: number): Promise<boolean> {
    const subscription = await this.service.call(FindSubscription, { signupId });
    if (!subscription?.cancellation) return false;
    const { endsAt } = subscription.cancellation;
    await this.service.call(CancelSubscription, { signupId, endsAt });
    return true;
  }

  private async known(signupId: number): Promise<Known> {
    const [row] = await this.service.db.query<Known[]>(
      `select bought.provider_reference as subscription, bought.customer_reference as customer,
         paid.charge_reference as charge, paid.id as "paymentId"
       from signups
       left join subscriptions as bought on bought.signup_id = signups.id
       left join lateral (select * from payments where payments.signup_id = signups.id order by id desc limit 1) as paid
         on true
       where signups.id = $1`,
      [signupId],
    );
    if (!row) throw new Error(`There is no signup ${signupId}`);
    return row;
  }
}
