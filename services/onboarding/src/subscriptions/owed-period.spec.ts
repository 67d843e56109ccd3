import { Subscription } from './subscription.entity.ts';

const started = (periodStart: string, paidUntil: string): Subscription => {
  const first = { signupId: 1, provider: 'stripe', providerReference: 'sub_1', customerReference: null };
  const fee = { amountCents: 30_000, currency: 'EUR' };
  const period = { periodStart: new Date(periodStart), periodEnd: new Date(paidUntil) };
  return Subscription.start({ ...first, ...fee, ...period });
};
const renewedUntil = (subscription: Subscription, periodEnd: string): Subscription => {
  subscription.renew({ periodStart: subscription.periodEnd, periodEnd: new Date(periodEnd) });
  return subscription;
};
const yearOwed = (subscription: Subscription) => subscription.owedPeriod.periodEnd.toISOString().slice(0, 10);

describe('the year that is owed', () => {
  it('ends on the last day of February where the first began on the 29th', () => {
    expect(yearOwed(started('2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z'))).toBe('2030-02-28');
  });

  it('ends on the 29th again in a leap year, as the provider has it', () => {
    const subscription = started('2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z');
    expect(yearOwed(renewedUntil(subscription, '2031-02-28T10:00:00Z'))).toBe('2032-02-29');
  });

  it('is counted from the day from which another subscription charges', () => {
    const subscription = renewedUntil(
      started('2028-02-29T10:00:00Z', '2029-02-28T10:00:00Z'),
      '2031-02-28T10:00:00Z',
    );
    const anchor = new Date('2031-02-28T10:00:00Z');
    subscription.replaceBy({ subscription: 'sub_2', customer: null, anchor });
    expect(yearOwed(subscription)).toBe('2032-02-28');
  });
});
