import { MandateEnding } from '@rep13/contracts-agreements';
import { CompletePayment, FindSubscription, SubscriptionCancelled } from '@rep13/contracts-onboarding';
import { replay, startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { buildPaid, subscriptionOf } from '../../test/facts.ts';
import { BILLING, sendFacts, useProviderDouble, type ProviderDouble } from '../../test/provider-double.ts';
import { ServiceTime } from '../../test/service-time.ts';
import { onboarding } from '../service.ts';

const DATES = { endsAt: '2027-01-31T22:59:59.999Z', runOffUntil: '2027-05-01T21:59:59.999Z' };

let service: TestService;
let double: ProviderDouble;
let time: ServiceTime;
beforeAll(async () => {
  service = await startTestService(onboarding);
  double = useProviderDouble(service);
  time = new ServiceTime(service);
});
afterAll(() => service.stop());

const ending = (signupId: number): Promise<unknown> =>
  service.stubbedServices.announce(MandateEnding, {
    signupId,
    registerNumber: 'R13-ABCDE234',
    noticeAt: '2026-12-01T10:00:00.000Z',
    ...DATES,
  });

it('a mandate that staff ends is charged no more, and its notice is told once', async () => {
  const { id: signupId } = await createSignup(service);
  await service.call(CompletePayment, { signupId, billing: BILLING });
  await sendFacts(service, double, buildPaid(signupId));
  await time.settle();

  await ending(signupId);
  await ending(signupId);
  await replay(service, []);
  await time.settle();

  expect(await service.call(FindSubscription, { signupId })).toMatchObject({
    state: 'ending',
    nextCharge: null,
    cancelled: { by: 'staff', ...DATES },
  });
  expect(await service.published(SubscriptionCancelled)).toMatchObject([{ signupId, by: 'staff', ...DATES }]);
  expect(double.cancelled).toMatchObject([{ subscription: subscriptionOf(signupId) }]);
});
