import {
  chargeOf,
  currentPeriod,
  paidPeriod,
  subscriptionOf,
  type AnyInvoice,
  type AnySubscription,
} from './stripe-shapes.ts';

const invoiceAs = (shape: object) => shape as AnyInvoice;
const subscriptionAs = (shape: object) => shape as AnySubscription;
const line = (start: number, end: number) => ({ period: { start, end } });

describe('the shapes of Stripe’s versions', () => {
  it.each([
    { subscription: 'sub_1' },
    { subscription: { id: 'sub_1' } },
    { parent: { subscription_details: { subscription: 'sub_1' } } },
  ])('know the subscription of the invoice %j', (shape) => {
    expect(subscriptionOf(invoiceAs(shape))).toBe('sub_1');
  });

  it.each([{}, { parent: null }, { parent: { subscription_details: null } }])('know none in %j', (shape) => {
    expect(subscriptionOf(invoiceAs(shape))).toBeNull();
  });

  it.each([
    { payment_intent: 'pi_1', charge: 'ch_1' },
    { payment_intent: { id: 'pi_1' } },
    { payments: { data: [{ payment: { payment_intent: 'pi_1' } }] } },
    {
      payments: {
        data: [
          { status: 'canceled', payment: { payment_intent: 'pi_0' } },
          { status: 'paid', payment: { payment_intent: 'pi_1' } },
        ],
      },
    },
  ])('know the payment intent of %j', (shape) => {
    expect(chargeOf(invoiceAs(shape))).toBe('pi_1');
  });

  it.each([{ charge: 'ch_1' }, { payments: { data: [{ payment: { charge: 'ch_1' } }] } }])(
    'take the charge where there is no payment intent: %j',
    (shape) => {
      expect(chargeOf(invoiceAs(shape))).toBe('ch_1');
    },
  );

  it.each([
    { current_period_start: 1_000, current_period_end: 2_000 },
    { items: { data: [{ current_period_start: 1_000, current_period_end: 2_000 }] } },
  ])('know the period of the subscription %j', (shape) => {
    const period = { periodStart: new Date(1_000_000), periodEnd: new Date(2_000_000) };
    expect(currentPeriod(subscriptionAs(shape))).toEqual(period);
    expect(paidPeriod(invoiceAs({}), subscriptionAs(shape))).toEqual(period);
  });

  it('take what was paid for from the invoice’s line, for the subscription has moved on', () => {
    const subscription = subscriptionAs({ current_period_start: 3_000, current_period_end: 4_000 });
    const invoice = invoiceAs({ lines: { data: [line(500, 500), line(1_000, 2_000)] } });
    expect(paidPeriod(invoice, subscription)).toEqual({
      periodStart: new Date(1_000_000),
      periodEnd: new Date(2_000_000),
    });
  });
});
