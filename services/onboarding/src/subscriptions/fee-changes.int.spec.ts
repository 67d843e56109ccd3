import {
  AnnounceFeeChange,
  AnnounceFeeChanges,
  BillingTaskOpened,
  CancelSubscription,
  FeeChangeAnnounced,
  FindSubscription,
  RenewalDue,
  SubscriptionRenewed,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { eventsOf } from '../../test/events-of.ts';
import { buildPaid, subscriptionOf } from '../../test/facts.ts';
import { sendFacts, useProviderDouble, type ProviderDouble } from '../../test/provider-double.ts';
import { ServiceTime } from '../../test/service-time.ts';
import { subscribeAt } from '../../test/subscribe.ts';
import { onboarding } from '../service.ts';

const NOT_POSSIBLE = { status: 409, code: 'onboarding.fee-change-not-possible' };

let service: TestService;
let double: ProviderDouble;
let time: ServiceTime;
beforeEach(async () => {
  service = await startTestService(onboarding);
  double = useProviderDouble(service);
  time = new ServiceTime(service);
});
afterEach(() => service.stop());

const subscribe = () => subscribeAt({ service, double, time });
const announce = async (signupId: number, amountCents: number) => {
  await service.call(AnnounceFeeChange, { signupId, amountCents });
  await time.settle();
};
const find = (signupId: number) => service.call(FindSubscription, { signupId });
const renew = async (signupId: number, since: Date, year: number, amountCents: number) => {
  await sendFacts(service, double, buildPaid(signupId, { year, since, amountCents }));
  await time.settle();
};

describe('another fee for a client', () => {
  it('is announced, set at the provider, and what the next year costs', async () => {
    const { signupId, since } = await subscribe();
    await announce(signupId, 36_000);

    expect(await eventsOf(service, FeeChangeAnnounced, signupId)).toMatchObject([
      { serviceYear: 2, amountCents: 36_000, previousCents: 30_000, currency: 'EUR' },
    ]);
    expect(double.fees).toEqual([
      { subscription: subscriptionOf(signupId), amountCents: 36_000, currency: 'EUR' },
    ]);
    expect(await find(signupId)).toMatchObject({
      nextCharge: { amountCents: 36_000 },
      feeChange: { amountCents: 36_000 },
    });
    await time.passDays(321);
    expect(await eventsOf(service, RenewalDue, signupId)).toMatchObject([{ amountCents: 36_000 }]);
    await time.passDays(45);
    await renew(signupId, since, 2, 36_000);
    expect(await eventsOf(service, SubscriptionRenewed, signupId)).toMatchObject([{ amountCents: 36_000 }]);
    expect(await eventsOf(service, BillingTaskOpened, signupId)).toEqual([]);
    expect(await find(signupId)).toMatchObject({ feeChange: null, nextCharge: { amountCents: 36_000 } });
  }, 60_000);

  it('waits a year where the next one is too near, and is set once that is paid', async () => {
    const { signupId, since } = await subscribe();
    await time.passDays(310);
    await announce(signupId, 36_000);
    expect(double.fees).toEqual([]);
    expect(await find(signupId)).toMatchObject({
      nextCharge: { amountCents: 30_000 },
      feeChange: { amountCents: 36_000 },
    });

    await time.passDays(56);
    await renew(signupId, since, 2, 30_000);
    expect(double.fees).toHaveLength(1);
    expect(await find(signupId)).toMatchObject({ nextCharge: { amountCents: 36_000 } });
    await time.passDays(365);
    await renew(signupId, since, 3, 36_000);
    expect(await eventsOf(service, BillingTaskOpened, signupId)).toEqual([]);
  }, 60_000);

  it('is asked of nobody while the provider does not charge it: who pays as before has paid', async () => {
    const { signupId, since } = await subscribe();
    double.isAway = true;
    await service.call(AnnounceFeeChange, { signupId, amountCents: 36_000 });
    await time.passDays(0).catch(() => undefined);
    double.isAway = false;
    await service.db.query(`update jobs set run_at = now() + interval '400 days' where name = 'set-fee'`);
    await time.passDays(366);
    await renew(signupId, since, 2, 30_000);
    expect(await eventsOf(service, SubscriptionRenewed, signupId)).toMatchObject([{ amountCents: 30_000 }]);
    expect(await eventsOf(service, BillingTaskOpened, signupId)).toEqual([]);
    expect(await find(signupId)).toMatchObject({ nextCharge: { amountCents: 36_000 } });
  }, 60_000);

  it('is taken back by announcing the fee of today', async () => {
    const { signupId } = await subscribe();
    await announce(signupId, 36_000);
    await announce(signupId, 30_000);
    const announced = await eventsOf(service, FeeChangeAnnounced, signupId);
    expect(announced.at(-1)).toMatchObject({ amountCents: 30_000, previousCents: 30_000 });
    expect(double.fees.map(({ amountCents }) => amountCents)).toEqual([36_000, 30_000]);
    expect(await find(signupId)).toMatchObject({ nextCharge: { amountCents: 30_000 } });
  }, 60_000);

  it('is compared with what is paid, whatever the provider charges by now', async () => {
    const { signupId } = await subscribe();
    await announce(signupId, 36_000);
    double.isAway = true;
    await service.call(AnnounceFeeChange, { signupId, amountCents: 30_000 });
    await service.call(AnnounceFeeChange, { signupId, amountCents: 36_000 });
    const announced = await eventsOf(service, FeeChangeAnnounced, signupId);
    expect(announced.map(({ previousCents }) => previousCents)).toEqual([30_000, 30_000, 30_000]);
  }, 60_000);

  it('is refused where it is the fee already, or no year follows', async () => {
    const { signupId } = await subscribe();
    const call = (amountCents: number) => service.call(AnnounceFeeChange, { signupId, amountCents });
    await expect(call(30_000)).rejects.toMatchObject(NOT_POSSIBLE);
    await announce(signupId, 36_000);
    await expect(call(36_000)).rejects.toMatchObject(NOT_POSSIBLE);
    const endsAt = (await find(signupId))?.cancellation?.endsAt ?? '';
    await service.call(CancelSubscription, { signupId, endsAt });
    await expect(call(24_000)).rejects.toMatchObject(NOT_POSSIBLE);
    const { id } = await createSignup(service);
    await expect(
      service.call(AnnounceFeeChange, { signupId: id, amountCents: 24_000 }),
    ).rejects.toMatchObject({ status: 404 });
  }, 60_000);

  it('reaches every client whose agreement renews, once', async () => {
    const clients = [await subscribe(), await subscribe()];
    await announce(clients[0]!.signupId, 36_000);
    expect(await service.call(AnnounceFeeChanges, { amountCents: 36_000 })).toEqual({ clients: 2 });
    await time.settle();
    for (const { signupId } of clients)
      expect(await eventsOf(service, FeeChangeAnnounced, signupId)).toHaveLength(1);
    expect(double.fees).toHaveLength(2);
  }, 60_000);
});
