import { CompletePayment, type PaymentView } from '@rep13/contracts-onboarding';
import type { RequestContext } from '@rep13/service-kit';
import type { TestService } from '@rep13/testing';

/** Pays the first year with the demo, which leads to no page. */
export async function pay(
  service: TestService,
  signupId: number,
  context?: Partial<RequestContext>,
): Promise<PaymentView> {
  const payment = await service.call(CompletePayment, { signupId }, context);
  if ('redirectTo' in payment) throw new Error(`not paid yet: the page is ${payment.redirectTo}`);
  return payment;
}
