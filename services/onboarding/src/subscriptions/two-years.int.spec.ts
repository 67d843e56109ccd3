import {
  BillingTaskOpened,
  CancelSubscription,
  CompletePayment,
  FindSubscription,
  GetSignup,
  GetSignupParty,
  ListClientInvoices,
  ListTimeline,
  PaymentHoldLifted,
  PaymentHoldSet,
  RenewalDue,
  SubscriptionCancelled,
  SubscriptionEnded,
  SubscriptionOverdue,
  SubscriptionRenewed,
  type SubscriptionView,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { eventsOf } from '../../test/events-of.ts';
import { buildPaid, buildUnpaid, subscriptionOf } from '../../test/facts.ts';
import { pay } from '../../test/pay.ts';
import { submitInformation } from '../../test/provider-information.ts';
import { BILLING, sendFacts, useProviderDouble, type ProviderDouble } from '../../test/provider-double.ts';
import { ServiceTime } from '../../test/service-time.ts';
import { subscribeAt } from '../../test/subscribe.ts';
import { uploadFile } from '../../test/uploads.ts';
import { onboarding } from '../service.ts';

const HELD = { status: 403, code: 'onboarding.payment-overdue' };

let service: TestService;
let double: ProviderDouble;
let time: ServiceTime;
beforeEach(async () => {
  service = await startTestService(onboarding);
  double = useProviderDouble(service);
  time = new ServiceTime(service);
});
afterEach(() => service.stop());

const find = async (signupId: number): Promise<SubscriptionView> => {
  const subscription = await service.call(FindSubscription, { signupId });
  if (!subscription) throw new Error('nothing was bought');
  return subscription;
};

const subscribe = () => subscribeAt({ service, double, time });

describe('two years of a subscription', () => {
  it('are reminders, a renewal, a card that fails, mails, a hold, and the debt paid', async () => {
    const { signupId, since } = await subscribe();

    await time.passDays(321);
    expect(await eventsOf(service, RenewalDue, signupId)).toMatchObject([
      { daysLeft: 45, amountCents: 30_000, currency: 'EUR' },
    ]);
    await time.passDays(31);
    expect((await eventsOf(service, RenewalDue, signupId)).map(({ daysLeft }) => daysLeft)).toEqual([45, 14]);
    await time.passDays(14);
    const second = buildPaid(signupId, { year: 2, since });
    await sendFacts(service, double, second);
    await sendFacts(service, double, second);
    await time.settle();
    expect(await eventsOf(service, SubscriptionRenewed, signupId)).toMatchObject([
      { serviceYear: 2, periodEnd: second.periodEnd.toISOString() },
    ]);
    expect(await find(signupId)).toMatchObject({
      state: 'active',
      periodEnd: second.periodEnd.toISOString(),
    });

    for (const days of [321, 44]) await time.passDays(days);
    expect((await eventsOf(service, RenewalDue, signupId)).map(({ daysLeft }) => daysLeft)).toEqual([
      45, 14, 45, 14,
    ]);
    const failedAt = time.now();
    await sendFacts(service, double, buildUnpaid(signupId, failedAt));
    // Else the second may be taken in first.
    await time.settle();
    await sendFacts(service, double, buildUnpaid(signupId, new Date(failedAt.getTime() + 1)));
    await time.settle();
    expect(await find(signupId)).toMatchObject({
      state: 'past_due',
      overdueSince: failedAt.toISOString(),
      nextCharge: null,
      paymentHoldAt: null,
    });
    for (const days of [7, 7, 15]) await time.passDays(days);
    expect((await eventsOf(service, SubscriptionOverdue, signupId)).map(({ days }) => days)).toEqual([
      0, 7, 14,
    ]);
    await submitInformation(service, signupId);

    await time.passDays(1);
    expect((await eventsOf(service, SubscriptionOverdue, signupId)).map(({ days }) => days)).toEqual([
      0, 7, 14, 30,
    ]);
    const [held] = await eventsOf(service, PaymentHoldSet, signupId);
    expect(await find(signupId)).toMatchObject({ paymentHoldAt: held?.setAt });
    expect(await service.call(GetSignupParty, { signupId })).toMatchObject({
      paymentHoldAt: held?.setAt,
      accountStatus: 'pending',
    });
    await expect(submitInformation(service, signupId)).rejects.toMatchObject(HELD);
    await expect(uploadFile(service, signupId)).rejects.toMatchObject(HELD);
    expect(await eventsOf(service, BillingTaskOpened, signupId)).toEqual([]);
    await time.passDays(30);
    expect(await eventsOf(service, BillingTaskOpened, signupId)).toMatchObject([{ kind: 'debt' }]);

    const third = buildPaid(signupId, { year: 3, since, paidAt: time.now() });
    await sendFacts(service, double, third);
    await time.settle();
    expect(await eventsOf(service, PaymentHoldLifted, signupId)).toHaveLength(1);
    expect(await find(signupId)).toMatchObject({
      state: 'active',
      overdueSince: null,
      paymentHoldAt: null,
      periodEnd: third.periodEnd.toISOString(),
    });
    await uploadFile(service, signupId);
    const eventTypes = (await service.call(ListTimeline, { signupId })).map(({ eventType }) => eventType);
    expect(eventTypes).toEqual(
      expect.arrayContaining([
        'onboarding.payment.completed.v1',
        SubscriptionRenewed.type,
        SubscriptionOverdue.type,
        PaymentHoldSet.type,
        PaymentHoldLifted.type,
      ]),
    );
  }, 120_000);

  it('are reminded of once where more than one reminder is due, such as of a payment that was told of late', async () => {
    const { id: signupId } = await createSignup(service);
    await service.call(CompletePayment, { signupId, billing: BILLING });
    await sendFacts(
      service,
      double,
      buildPaid(signupId, { since: new Date(time.now().getTime() - 355 * 86_400_000) }),
    );
    await time.settle();
    expect((await eventsOf(service, RenewalDue, signupId)).map(({ daysLeft }) => daysLeft)).toEqual([14]);

    const { signupId: other } = await subscribe();
    await time.passDays(325);
    expect((await eventsOf(service, RenewalDue, other)).map(({ daysLeft }) => daysLeft)).toEqual([45]);
  }, 60_000);

  it('cost what was agreed, though something else is offered by now', async () => {
    const { id: signupId } = await createSignup(service);
    await service.db.query('update signups set fee_cents = 24000 where id = $1', [signupId]);
    await service.call(CompletePayment, { signupId, billing: BILLING });
    expect(double.begun.at(-1)).toMatchObject({ amountCents: 24_000, currency: 'EUR' });
    const since = time.now();
    const paid = (year: number) => buildPaid(signupId, { year, since, amountCents: 24_000 });
    await sendFacts(service, double, paid(1));
    await time.settle();
    expect(await find(signupId)).toMatchObject({ nextCharge: { amountCents: 24_000 } });
    expect(await service.call(GetSignupParty, { signupId })).toMatchObject({ fee: { amountCents: 24_000 } });
    await time.passDays(321);
    expect(await eventsOf(service, RenewalDue, signupId)).toMatchObject([{ amountCents: 24_000 }]);
    await time.passDays(45);
    await sendFacts(service, double, {
      ...paid(2),
      amountCents: 30_000,
      payment: 'in_other',
      charge: 'ch_other',
    });
    await time.settle();
    expect(await eventsOf(service, BillingTaskOpened, signupId)).toMatchObject([{ kind: 'other-amount' }]);
    await sendFacts(service, double, paid(2));
    await time.settle();
    expect(await eventsOf(service, SubscriptionRenewed, signupId)).toMatchObject([{ amountCents: 24_000 }]);
    const invoices = await service.call(ListClientInvoices, { signupId });
    expect(invoices.map(({ net, vat }) => net + vat)).toEqual([240, 240]);
  }, 60_000);

  it('know no debt that was paid meanwhile', async () => {
    const { signupId, since } = await subscribe();
    await time.passDays(366);
    await sendFacts(service, double, buildUnpaid(signupId, time.now()));
    await time.passDays(8);
    await sendFacts(service, double, buildPaid(signupId, { year: 2, since }));
    await time.passDays(60);

    expect((await eventsOf(service, SubscriptionOverdue, signupId)).map(({ days }) => days)).toEqual([0, 7]);
    expect(await eventsOf(service, PaymentHoldSet, signupId)).toEqual([]);
    expect(await eventsOf(service, BillingTaskOpened, signupId)).toEqual([]);
  }, 60_000);
});

describe('a cancellation', () => {
  it('ends with the paid year, is told to the provider, and nothing is charged or reminded of', async () => {
    const { signupId } = await subscribe();
    await time.passDays(100);
    const shown = (await find(signupId)).cancellation!;

    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        service.call(CancelSubscription, { signupId, endsAt: shown.endsAt, reason: 'dear' }),
      ),
    );
    await time.settle();

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      state: 'ending',
      nextCharge: null,
      cancellation: null,
      cancelled: { ...shown, by: 'client' },
    });
    expect(await eventsOf(service, SubscriptionCancelled, signupId)).toMatchObject([
      { by: 'client', ...shown },
    ]);
    const { periodEnd } = await find(signupId);
    expect(double.cancelled).toEqual([{ subscription: subscriptionOf(signupId), at: new Date(periodEnd) }]);
    await time.passDays(264);
    expect(await eventsOf(service, RenewalDue, signupId)).toEqual([]);
    expect(await eventsOf(service, SubscriptionEnded, signupId)).toEqual([]);
    await sendFacts(service, double, {
      kind: 'ended',
      subscription: subscriptionOf(signupId),
      endedAt: new Date(periodEnd),
    });
    await time.settle();
    expect(await find(signupId)).toMatchObject({ state: 'ending' });
    await time.passDays(2);
    expect(await eventsOf(service, SubscriptionEnded, signupId)).toEqual([
      { signupId, endedAt: shown.endsAt },
    ]);
    expect(await find(signupId)).toMatchObject({ state: 'ended', cancelled: shown });
    await service.call(CancelSubscription, { signupId, endsAt: shown.endsAt });
    await expect(
      service.call(CancelSubscription, { signupId, endsAt: '2040-01-01T00:00:00.000Z' }),
    ).rejects.toMatchObject({ status: 409, code: 'onboarding.cancellation-not-possible' });
  }, 60_000);

  it('of an end that was not shown is refused', async () => {
    const { signupId } = await subscribe();
    await time.passDays(340);
    const { endsAt } = (await find(signupId)).cancellation!;
    await time.passDays(1);

    await expect(service.call(CancelSubscription, { signupId, endsAt })).rejects.toMatchObject({
      status: 409,
      code: 'onboarding.cancellation-changed',
    });
    expect(await eventsOf(service, SubscriptionCancelled, signupId)).toEqual([]);
  }, 60_000);

  it('waits for a provider that is away, and what it charges meanwhile goes back', async () => {
    const { signupId, since } = await subscribe();
    double.isAway = true;
    const { endsAt } = (await find(signupId)).cancellation!;
    await service.call(CancelSubscription, { signupId, endsAt });
    double.isAway = false;
    await time.passDays(1);
    expect(double.cancelled).toHaveLength(1);

    await sendFacts(service, double, buildPaid(signupId, { year: 2, since }));
    await time.settle();

    expect(double.refunded).toMatchObject([{ charge: `ch_${signupId}_2`, amountCents: 30_000 }]);
    expect(await eventsOf(service, SubscriptionRenewed, signupId)).toEqual([]);
    expect(await eventsOf(service, BillingTaskOpened, signupId)).toMatchObject([
      { kind: 'second-subscription' },
    ]);
  }, 60_000);
});

describe('a demo payment', () => {
  it('is for a year of which nothing follows, and can be cancelled', async () => {
    const demo = await startTestService(onboarding);
    try {
      const { id: signupId } = await createSignup(demo);
      await pay(demo, signupId);
      const subscription = await demo.call(FindSubscription, { signupId });
      expect(subscription).toMatchObject({
        provider: 'demo',
        state: 'active',
        nextCharge: null,
        refundableUntil: null,
        hasCardPage: false,
      });
      expect(await demo.db.query(`select 1 from ledger_entries`)).toEqual([]);
      expect(
        await demo.db.query(`select name from jobs where name in ('remind-of-renewal', 'issue-invoice')`),
      ).toEqual([]);
      const { endsAt } = subscription!.cancellation!;
      expect(await demo.call(CancelSubscription, { signupId, endsAt })).toMatchObject({ state: 'ending' });
      expect(await demo.call(GetSignup, { signupId })).toMatchObject({ accountStatus: 'pending' });
    } finally {
      await demo.stop();
    }
  }, 60_000);
});
