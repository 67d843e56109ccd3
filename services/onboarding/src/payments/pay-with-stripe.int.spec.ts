import { DAY_MS } from '@rep13/contracts-constants';
import {
  AskRefund,
  CancelSubscription,
  CompletePayment,
  FindSubscription,
  GetPaymentState,
  InvoiceIssued,
  ListBillingTasks,
  OpenCardPage,
  PaymentCompleted,
  PaymentHoldLifted,
  PaymentHoldSet,
  ReceiveProviderEvent,
  RefundMade,
  SubscriptionEnded,
  SubscriptionOverdue,
  SubscriptionRenewed,
} from '@rep13/contracts-onboarding';
import { signed, startStripeTest, type StripeTest } from '@rep13/stripe-test';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { eventsOf } from '../../test/events-of.ts';
import { BILLING } from '../../test/provider-double.ts';
import { ServiceTime } from '../../test/service-time.ts';
import { onboarding } from '../service.ts';

const SECRETS = { secretKey: 'sk_test_of_a_spec', webhookSecret: 'whsec_of_a_spec' };

let service: TestService;
let stripe: StripeTest;
let time: ServiceTime;
beforeEach(async () => {
  stripe = await startStripeTest({
    ...SECRETS,
    webhookUrl: 'https://rep13.test/api/payments/stripe/webhook',
    onWebhook: async (webhook) => {
      await service.call(ReceiveProviderEvent, { provider: 'stripe', ...webhook });
    },
  });
  service = await startTestService(onboarding, {
    PAYMENT_PROVIDER: 'stripe',
    PUBLIC_URL: 'https://rep13.test',
    STRIPE_API_BASE: stripe.url,
    STRIPE_SECRET_KEY: SECRETS.secretKey,
    STRIPE_WEBHOOK_SECRET: SECRETS.webhookSecret,
  });
  time = new ServiceTime(service);
});
afterEach(async () => {
  await stripe.stop();
  await service.stop();
});

/** The page that a client is sent to. */
async function open(signupId: number): Promise<string> {
  const begun = await service.call(CompletePayment, { signupId, billing: BILLING });
  if (!('redirectTo' in begun)) throw new Error('it is paid already');
  return begun.redirectTo;
}

/** A button on it, and where it leads. */
async function press(page: string, button: 'pay' | 'decline'): Promise<string | null> {
  const body = new URLSearchParams({ do: button });
  const answer = await fetch(page, { method: 'POST', redirect: 'manual', body });
  return answer.headers.get('location');
}

const settle = async () => {
  await stripe.webhooks.settled();
  await time.settle();
};
/** Days pass here and at Stripe. */
const passDays = async (days: number) => {
  stripe.advance(days * DAY_MS);
  await time.passDays(days);
  await settle();
};

async function subscribe(): Promise<number> {
  const { id: signupId } = await createSignup(service);
  await press(await open(signupId), 'pay');
  await settle();
  return signupId;
}
const ledgerOf = async (signupId: number) => {
  const rows = await service.db.query<{ cents: number }[]>(
    'select amount_cents as cents from ledger_entries where signup_id = $1 order by id',
    [signupId],
  );
  return rows.map(({ cents }) => cents);
};

describe('paying with Stripe', () => {
  it('is one payment and one invoice, however Stripe tells of it, also after a card that was declined', async () => {
    stripe.webhooks.set({ twice: true, order: 'shuffled' });
    const { id: signupId } = await createSignup(service);
    const page = await open(signupId);
    expect(await press(page, 'decline')).toBeNull();
    expect(await open(signupId)).toBe(page);

    const back = await press(page, 'pay');

    const session = new URL(back ?? '').searchParams.get('session');
    expect(back).toContain(`https://rep13.test/payment?signupId=${signupId}&session=cs_`);
    await settle();
    expect(await service.call(GetPaymentState, { signupId, session })).toMatchObject({
      state: 'paid',
      provider: 'stripe',
      isTest: true,
    });
    expect(await eventsOf(service, PaymentCompleted, signupId)).toHaveLength(1);
    expect(await eventsOf(service, InvoiceIssued, signupId)).toHaveLength(1);
    expect(await ledgerOf(signupId)).toEqual([30_000]);
    expect((await service.call(OpenCardPage, { signupId })).redirectTo).toContain(stripe.url);
  }, 60_000);

  it('is asked about once on return, so that nobody waits for a webhook that is late', async () => {
    stripe.webhooks.set({ lateMs: 30 * 60_000 });
    const { id: signupId } = await createSignup(service);
    const page = await open(signupId);
    const back = await press(page, 'pay');
    const session = new URL(back ?? '').searchParams.get('session');
    const find = () => service.call(GetPaymentState, { signupId, session });
    const states = await Promise.all([find(), find(), find()]);
    expect(states.map(({ state }) => state)).toContain('waiting');
    await settle();
    expect(await find()).toMatchObject({ state: 'paid' });
    const asked = `select key from jobs where name = 'compare-with-provider' and payload->>'session' = $1`;
    expect(await service.db.query(asked, [session])).toHaveLength(1);

    stripe.advance(30 * 60_000);
    await settle();

    expect(await eventsOf(service, PaymentCompleted, signupId)).toHaveLength(1);
    expect(await ledgerOf(signupId)).toEqual([30_000]);
  }, 60_000);

  it('renews, fails, is held and recovers, is cancelled and ends', async () => {
    const signupId = await subscribe();

    await passDays(366);
    expect(await eventsOf(service, SubscriptionRenewed, signupId)).toMatchObject([{ serviceYear: 2 }]);
    stripe.declineNextCharge(100);
    await passDays(366);
    expect(await service.call(FindSubscription, { signupId })).toMatchObject({ state: 'past_due' });
    await passDays(31);
    expect((await eventsOf(service, SubscriptionOverdue, signupId)).map(({ days }) => days)).toContain(30);
    expect(await eventsOf(service, PaymentHoldSet, signupId)).toHaveLength(1);

    stripe.declineNextCharge(0);
    const [subscription] = Object.keys(stripe.objects.subscriptions);
    expect(stripe.payOwed(subscription!)).toBe(true);
    await settle();
    expect(await eventsOf(service, PaymentHoldLifted, signupId)).toHaveLength(1);
    const { periodEnd, cancellation } = (await service.call(FindSubscription, { signupId }))!;
    expect(await ledgerOf(signupId)).toEqual([30_000, 30_000, 30_000]);

    await service.call(CancelSubscription, { signupId, endsAt: cancellation!.endsAt });
    await settle();
    expect(Object.values(stripe.objects.subscriptions)).toMatchObject([
      { status: 'active', cancel_at: Math.floor(new Date(periodEnd).getTime() / 1_000) },
    ]);
    await passDays(400);
    expect(Object.values(stripe.objects.subscriptions)).toMatchObject([{ status: 'canceled' }]);
    expect(await eventsOf(service, SubscriptionEnded, signupId)).toHaveLength(1);
    expect(await ledgerOf(signupId)).toHaveLength(3);
  }, 120_000);

  it('is given back within 30 days, with a credit note, and charged no more', async () => {
    stripe.webhooks.set({ twice: true, order: 'shuffled' });
    const signupId = await subscribe();
    await passDays(29);

    await service.call(AskRefund, { signupId });
    await settle();

    await eventually(async () => (await eventsOf(service, RefundMade, signupId)).length > 0, {
      fact: 'the refund is made',
    });
    await settle();
    expect(await eventsOf(service, RefundMade, signupId)).toHaveLength(1);
    expect(await ledgerOf(signupId)).toEqual([30_000, -30_000]);
    expect((await eventsOf(service, InvoiceIssued, signupId)).map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit-note',
    ]);
    expect(Object.values(stripe.objects.subscriptions)).toMatchObject([{ status: 'canceled' }]);
  }, 60_000);

  it('that no page of ours began is no concern of ours, whatever it says of itself', async () => {
    const { id } = await createSignup(service);
    stripe.payElsewhere({ amountCents: 12_345, currency: 'usd' });
    stripe.payElsewhere({ amountCents: 30_000, currency: 'eur', metadata: { signupId: `${id}` } });
    await settle();

    expect(await service.call(ListBillingTasks, {})).toEqual([]);
    expect(await service.call(FindSubscription, { signupId: id })).toBeNull();
    for (const table of ['payments', 'ledger_entries'])
      expect(await service.db.query(`select 1 from ${table}`)).toEqual([]);
  }, 60_000);
});

describe('a webhook of Stripe', () => {
  it.each([
    ['signed by another', (body: string) => signed(body, 'whsec_of_another')],
    ['older than five minutes', (body: string) => signed(body, SECRETS.webhookSecret, Date.now() - 301_000)],
    [
      'of which a letter was changed',
      (body: string) => ({ ...signed(body, SECRETS.webhookSecret), body: `${body} ` }),
    ],
  ])('%s is refused, and nothing is kept of it', async (_, of) => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'invoice.paid',
      data: { object: { id: 'in_1', object: 'invoice' } },
    });

    await expect(
      service.call(ReceiveProviderEvent, { provider: 'stripe', ...of(body) }),
    ).rejects.toMatchObject({ status: 400, code: 'onboarding.webhook-refused' });

    expect(await service.db.query('select 1 from provider_events')).toEqual([]);
  });
});
