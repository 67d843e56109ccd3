import { CompletePayment, GetPaymentState } from '@rep13/contracts-onboarding';
import { eventually, memoryLog, startTestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { BILLING } from '../../test/provider-double.ts';
import { onboarding } from '../service.ts';

it('a provider that is away holds no start up: paying alone has to wait', async () => {
  const stripe = {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_API_BASE: 'http://127.0.0.1:1',
    STRIPE_SECRET_KEY: 'sk_test_of_a_spec',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_a_spec',
  };
  const log = memoryLog('onboarding');
  const service = await startTestService(onboarding, stripe, log);
  try {
    const { id: signupId } = await createSignup(service);

    await expect(service.call(CompletePayment, { signupId, billing: BILLING })).rejects.toMatchObject({
      status: 503,
      code: 'onboarding.payment-provider-away',
    });

    expect(await service.call(GetPaymentState, { signupId })).toMatchObject({
      state: 'unpaid',
      needsBilling: false,
    });
    expect(await service.db.query('select 1 from checkouts')).toEqual([]);
    await eventually(() => log.text().includes('not prepared yet'), {
      fact: 'the log says that the provider is away',
    });
    expect(log.text()).toContain('no payment begun');
    expect(log.text()).not.toMatch(/anna@acme|sk_test|whsec/);
  } finally {
    await service.stop();
  }
}, 60_000);
