import { Subscription } from './subscription.entity.ts';

const at = (day: string) => new Date(`${day}T10:00:00Z`);

const FIRST = {
  signupId: 123_456_789,
  provider: 'double',
  providerReference: 'sub_1',
  customerReference: 'cus_1',
  amountCents: 30_000,
  currency: 'EUR',
  periodStart: at('2026-11-24'),
  periodEnd: at('2027-11-24'),
};
const NEXT = { periodStart: at('2027-11-24'), periodEnd: at('2028-11-24') };
const PERIOD = { endsAt: at('2027-12-30'), runOffUntil: at('2028-03-29') };

const started = (given: Partial<typeof FIRST> = {}) => Subscription.start({ ...FIRST, ...given });

describe('a subscription', () => {
  it('renews by its provider, and not by the demo', () => {
    expect(started().renews).toBe(true);
    const demo = Subscription.start({ ...FIRST, provider: 'demo', providerReference: null });
    expect(demo.renews).toBe(false);
  });

  it('goes on for a year when that is paid, and no debt is left', () => {
    const subscription = started();
    expect(subscription.fallOverdue(at('2027-11-24'))).toBe(true);
    expect(subscription).toMatchObject({ state: 'past_due', isInDebt: true, renews: false });

    subscription.renew(NEXT);

    expect(subscription).toMatchObject({ state: 'active', serviceYear: 2, overdueSince: null, ...NEXT });
  });

  it('is overdue once, whatever fails again', () => {
    const subscription = started();
    subscription.fallOverdue(at('2027-11-24'));
    expect(subscription.fallOverdue(at('2027-11-27'))).toBe(false);
    expect(subscription.overdueSince).toEqual(at('2027-11-24'));
  });

  it('is not overdue by a failure that is told of when the year is paid', () => {
    const subscription = started();
    subscription.renew(NEXT);
    expect(subscription.fallOverdue(at('2027-11-24'))).toBe(false);
    expect(subscription.state).toBe('active');
  });

  it('moves no period back by a payment that is told of late', () => {
    const subscription = started();
    subscription.renew({ periodStart: at('2028-11-24'), periodEnd: at('2029-11-24') });
    subscription.renew(NEXT);
    expect(subscription).toMatchObject({ serviceYear: 3, periodEnd: at('2029-11-24') });
  });

  it('runs to its last day when it is cancelled, also where the provider charges no more before', () => {
    const subscription = started();
    subscription.cancel('client', at('2027-11-30'), PERIOD, null);
    expect(subscription).toMatchObject({ state: 'ending', renews: false, isInDebt: false });

    expect(subscription.end(at('2027-12-01'))).toBe(false);
    expect(subscription.end(PERIOD.endsAt)).toBe(true);
    expect(subscription.end(PERIOD.endsAt)).toBe(false);
    expect(subscription).toMatchObject({ state: 'ended', endedAt: PERIOD.endsAt });
  });

  it('that the provider has given up still owes what was not paid, until it is', () => {
    const subscription = started();
    subscription.fallOverdue(at('2027-11-24'));
    subscription.end(at('2027-12-20'));
    expect(subscription).toMatchObject({ state: 'ended', isInDebt: true });

    subscription.renew(NEXT);

    expect(subscription).toMatchObject({ state: 'ended', isInDebt: false, renews: false });
  });
});
