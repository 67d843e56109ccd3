import { CompletePayment } from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { buildPaid, sessionOf } from '../../test/facts.ts';
import { BILLING, useProviderDouble, type ProviderDouble } from '../../test/provider-double.ts';
import { onboarding } from '../service.ts';

describe('asking for the page of a payment again', () => {
  let service: TestService;
  let double: ProviderDouble;
  beforeAll(async () => {
    service = await startTestService(onboarding);
    double = useProviderDouble(service);
  });
  afterAll(() => service.stop());

  it('leads back to us and to no page that is over, where it was paid before a webhook told us', async () => {
    const { id: signupId } = await createSignup(service);
    const opened = await service.call(CompletePayment, { signupId, billing: BILLING });
    expect(await service.call(CompletePayment, { signupId })).toEqual(opened);
    double.know(sessionOf(signupId), [buildPaid(signupId)]);

    expect(await service.call(CompletePayment, { signupId })).toEqual({
      redirectTo: `http://localhost:8080/payment?signupId=${signupId}&session=${encodeURIComponent(sessionOf(signupId))}`,
    });
  });

  it('leads to the same page while the provider does not answer', async () => {
    const { id: signupId } = await createSignup(service);
    const opened = await service.call(CompletePayment, { signupId, billing: BILLING });
    double.isAway = true;

    expect(await service.call(CompletePayment, { signupId })).toEqual(opened);
    double.isAway = false;
  });
});
