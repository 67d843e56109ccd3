import {
  BillingTaskOpened,
  CompletePayment,
  FindSubscription,
  GetPaymentState,
  ListBillingTasks,
  PaymentCompleted,
  PaymentHoldSet,
  ProviderTroubleFound,
  SubscriptionCancelled,
  SubscriptionEnded,
  SubscriptionRenewed,
  SubscriptionStopped,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { eventsOf } from '../../test/events-of.ts';
import { buildPaid, buildUnpaid, sessionOf, subscriptionOf } from '../../test/facts.ts';
import {
  BILLING,
  sendWebhook,
  sendFacts,
  useProviderDouble,
  type ProviderDouble,
} from '../../test/provider-double.ts';
import { ServiceTime } from '../../test/service-time.ts';
import { subscribeAt } from '../../test/subscribe.ts';
import { onboarding } from '../service.ts';
import { BookComparisons } from './book-comparisons.ts';

let service: TestService;
let double: ProviderDouble;
let time: ServiceTime;
beforeEach(async () => {
  service = await startTestService(onboarding);
  double = useProviderDouble(service);
  time = new ServiceTime(service);
});
afterEach(() => service.stop());

const find = async (signupId: number) => (await service.call(FindSubscription, { signupId }))!;

const subscribe = () => subscribeAt({ service, double, time });

describe('a subscription that the provider ended, as nobody here has asked for', () => {
  const ended = (signupId: number, endedAt = time.now()) =>
    ({ kind: 'ended', subscription: subscriptionOf(signupId), endedAt }) as const;

  it('is told to staff, and the client has notice for the end of what is paid', async () => {
    const { signupId } = await subscribe();
    await time.passDays(100);
    const { periodEnd } = await find(signupId);
    await sendFacts(service, double, ended(signupId));
    await sendFacts(service, double, ended(signupId));
    await time.settle();

    expect(await eventsOf(service, SubscriptionStopped, signupId)).toMatchObject([{ isOwed: false }]);
    const [notice, ...others] = await eventsOf(service, SubscriptionCancelled, signupId);
    expect(notice).toMatchObject({ by: 'staff', cause: 'provider' });
    expect(new Date(notice!.endsAt).getTime()).toBeGreaterThan(new Date(periodEnd).getTime());
    expect(others).toEqual([]);
    expect(await find(signupId)).toMatchObject({ state: 'ending', nextCharge: null });
    await time.passDays(300);
    expect(await eventsOf(service, SubscriptionEnded, signupId)).toHaveLength(1);
  }, 60_000);

  it('is found out by the daily comparison where no webhook came, and so is a year that was paid', async () => {
    const { signupId, since } = await subscribe();
    await time.passDays(366);
    const compare = async () => {
      await service.app.get(BookComparisons, { strict: false }).book();
      await time.settle();
    };
    double.know(subscriptionOf(signupId), [buildPaid(signupId, { year: 2, since })]);
    await compare();
    await compare();
    expect(await eventsOf(service, SubscriptionRenewed, signupId)).toMatchObject([{ serviceYear: 2 }]);

    await time.passDays(2);
    double.know(subscriptionOf(signupId), [buildPaid(signupId, { year: 2, since }), ended(signupId)]);
    await compare();
    expect(await eventsOf(service, SubscriptionCancelled, signupId)).toMatchObject([{ cause: 'provider' }]);
    expect(await eventsOf(service, SubscriptionStopped, signupId)).toMatchObject([{ isOwed: false }]);
  }, 60_000);

  it('leaves a debt what it is', async () => {
    const { signupId } = await subscribe();
    await time.passDays(366);
    await sendFacts(service, double, buildUnpaid(signupId, time.now()));
    await time.passDays(15);
    await sendFacts(service, double, ended(signupId));
    await time.passDays(46);

    expect(await eventsOf(service, SubscriptionCancelled, signupId)).toEqual([]);
    expect(await eventsOf(service, PaymentHoldSet, signupId)).toHaveLength(1);
    expect(await eventsOf(service, SubscriptionStopped, signupId)).toMatchObject([{ isOwed: true }]);
    expect(await eventsOf(service, BillingTaskOpened, signupId)).toMatchObject([{ kind: 'debt' }]);
  }, 60_000);
});

it('pays by what the provider says of the page where no webhook comes', async () => {
  const { id: signupId } = await createSignup(service);
  await service.call(CompletePayment, { signupId, billing: BILLING });
  const sweep = async () => {
    await service.app.get(BookComparisons, { strict: false }).book();
    await time.settle();
  };
  await sweep();
  expect(await service.call(FindSubscription, { signupId })).toBeNull();
  double.know(sessionOf(signupId), [buildPaid(signupId, { since: time.now() })]);
  await sweep();
  expect(await service.call(FindSubscription, { signupId })).toBeNull();
  service.passTime(600_000);
  await sweep();
  await sweep();
  expect(await find(signupId)).toMatchObject({ state: 'active' });
  expect(await eventsOf(service, PaymentCompleted, signupId)).toHaveLength(1);
}, 60_000);

describe('a payment that was found by asking', () => {
  const findByAsking = async () => {
    const { id: signupId } = await createSignup(service);
    await service.call(CompletePayment, { signupId, billing: BILLING });
    const paid = buildPaid(signupId, { since: time.now() });
    double.know(sessionOf(signupId), [paid]);
    await service.call(GetPaymentState, { signupId, session: sessionOf(signupId) });
    await time.settle();
    expect(await find(signupId)).toMatchObject({ state: 'active' });
    return paid;
  };
  const troubles = () => service.published(ProviderTroubleFound);

  it('is no trouble where its webhook comes within the hour', async () => {
    const { payment } = await findByAsking();
    await sendWebhook(service, { id: 'evt_late', type: 'told', objectId: payment });
    await time.passDays(1);
    expect(await troubles()).toEqual([]);
  }, 60_000);

  it('and of which no webhook tells within the hour, is told to staff, once a day', async () => {
    await findByAsking();
    await findByAsking();
    expect(await troubles()).toEqual([]);
    await time.passDays(1);
    expect(await troubles()).toEqual([{ taskId: expect.any(Number) as number, kind: 'webhooks-missing' }]);
    await findByAsking();
    await time.passDays(1);
    expect(await troubles()).toHaveLength(2);
    const tasks = await service.call(ListBillingTasks, { open: true });
    expect(tasks.map(({ kind, signupId }) => [kind, signupId])).toEqual([
      ['webhooks-missing', null],
      ['webhooks-missing', null],
    ]);
    expect(tasks[0]?.details).toContain('The last webhook of any kind came: never.');
  }, 60_000);
});
