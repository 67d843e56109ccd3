import {
  AskRefund,
  CompletePayment,
  FindSubscription,
  GetPaymentState,
  CountPayments,
  ListPayments,
  OpenCardPage,
  PaymentCompleted,
} from '@rep13/contracts-onboarding';
import { rowCounts, startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { buildPaid } from '../../test/facts.ts';
import {
  BILLING,
  sendWebhook,
  sendFacts,
  useProviderDouble,
  type ProviderDouble,
} from '../../test/provider-double.ts';
import { ServiceTime } from '../../test/service-time.ts';
import { onboarding } from '../service.ts';

let service: TestService;
let double: ProviderDouble;
let time: ServiceTime;
beforeAll(async () => {
  service = await startTestService(onboarding);
  double = useProviderDouble(service);
  time = new ServiceTime(service);
});
afterAll(() => service.stop());
afterEach(() => {
  double.isAway = false;
});

const begin = (signupId: number) => service.call(CompletePayment, { signupId, billing: BILLING });
const ledgerOf = (signupId: number) =>
  service.db.query<object[]>(
    `select kind, amount_cents::integer as cents, currency from ledger_entries where signup_id = $1 order by id`,
    [signupId],
  );
const sessionOf = async (signupId: number) => {
  const [row] = await service.db.query<{ session: string }[]>(
    'select session from checkouts where signup_id = $1 order by opened_at desc',
    [signupId],
  );
  return row?.session;
};
/** What is kept of money; the audit log fills a moment later. */
const moneyRows = async () => {
  const { provider_events, jobs, payments, ledger_entries, subscriptions, billing_tasks } =
    await rowCounts(service);
  return { provider_events, jobs, payments, ledger_entries, subscriptions, billing_tasks };
};
const tasksOf = (signupId: number | null) =>
  service.db.query<{ kind: string; details: string }[]>(
    'select kind, details from billing_tasks where signup_id is not distinct from $1 order by id',
    [signupId],
  );

describe('paying at a provider that moves money', () => {
  it('asks first who the invoice is for, field by field', async () => {
    const { id: signupId } = await createSignup(service);

    await expect(service.call(CompletePayment, { signupId })).rejects.toMatchObject({
      status: 400,
      details: {
        errors: expect.arrayContaining([
          { path: 'billing.legalName', message: 'Please enter the legal name of the company' },
          { path: 'billing.taxId', message: 'Please enter the company or tax number' },
        ]) as object[],
      },
    });
    await expect(
      service.call(CompletePayment, { signupId, billing: { ...BILLING, taxId: '' } }),
    ).rejects.toMatchObject({ details: { errors: [{ path: 'billing.taxId' }] } });
    expect(await service.call(GetPaymentState, { signupId })).toMatchObject({
      needsBilling: true,
      billing: { isConfirmed: false },
    });
    expect(double.begun.filter((charge) => charge.signupId === signupId)).toEqual([]);
  });

  it('leads to one page, however often and however parallel it is asked for', async () => {
    const { id: signupId } = await createSignup(service);

    const parallel = await Promise.all(Array.from({ length: 10 }, () => begin(signupId)));
    const later = await service.call(CompletePayment, { signupId });

    expect(new Set([...parallel, later].map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ redirectTo: `https://pay.example/signup-${signupId}-year-1` })]),
    );
    const pages = await service.db.query<object[]>('select 1 from checkouts where signup_id = $1', [
      signupId,
    ]);
    expect(pages).toHaveLength(1);
    expect(double.begun.find((charge) => charge.signupId === signupId)).toEqual({
      name: `signup-${signupId}-year-1`,
      signupId,
      email: 'anna@acme.example',
      amountCents: 30_000,
      currency: 'EUR',
      returnUrl: `http://localhost:8080/payment?signupId=${signupId}`,
      closedUrl: `http://localhost:8080/payment?signupId=${signupId}&closed=1`,
    });
  });

  it('leads to another page when the first has expired', async () => {
    const { id: signupId } = await createSignup(service);
    const first = await begin(signupId);
    await time.passDays(2);

    const second = await begin(signupId);

    expect(second).not.toEqual(first);
    expect(await begin(signupId)).toEqual(second);
  });

  it('is paid by the webhook and by nothing else', async () => {
    const { id: signupId } = await createSignup(service);
    await begin(signupId);
    const session = await sessionOf(signupId);
    expect(await service.call(GetPaymentState, { signupId, session })).toMatchObject({
      provider: 'double',
      isTest: true,
      state: 'waiting',
      paidAt: null,
      needsBilling: false,
      billing: { legalName: 'Acme Inc.', isConfirmed: true },
    });
    expect(await service.call(GetPaymentState, { signupId })).toMatchObject({ state: 'unpaid' });
    expect(await service.call(FindSubscription, { signupId })).toBeNull();

    const paid = buildPaid(signupId);
    await sendFacts(service, double, paid);
    await time.settle();

    expect(await service.call(GetPaymentState, { signupId, session })).toMatchObject({
      state: 'paid',
      paidAt: paid.paidAt.toISOString(),
    });
    expect(await begin(signupId)).toMatchObject({ signupId, provider: 'double', amountCents: 30_000 });
    const events = await service.published(PaymentCompleted);
    expect(events.filter((event) => event.signupId === signupId)).toHaveLength(1);
    expect(await ledgerOf(signupId)).toEqual([{ kind: 'charge', cents: 30_000, currency: 'EUR' }]);
    expect(await service.call(FindSubscription, { signupId })).toMatchObject({
      state: 'active',
      periodEnd: paid.periodEnd.toISOString(),
      nextCharge: { at: paid.periodEnd.toISOString(), amountCents: 30_000, currency: 'EUR' },
      hasCardPage: true,
      cancelled: null,
    });
    expect(await service.call(OpenCardPage, { signupId })).toEqual({
      redirectTo: `https://pay.example/cus_${signupId}?back=http://localhost:8080/client/billing`,
    });
  });

  it('is listed for staff with company and invoice', async () => {
    const { id: signupId } = await createSignup(service, { companyName: 'Listed 100% Ltd' });
    await begin(signupId);
    await sendFacts(service, double, buildPaid(signupId));
    await time.settle();

    for (const search of ['listed 100%', `in_${signupId}_1`]) {
      const items = await service.call(ListPayments, { search });
      expect(items).toEqual([
        expect.objectContaining({
          signupId,
          companyName: 'Listed 100% Ltd',
          serviceYear: 1,
          providerReference: `in_${signupId}_1`,
          invoice: expect.stringMatching(/^R13-\d{4}-\d{5}$/) as string,
          refund: null,
        }),
      ]);
    }
    expect(await service.call(ListPayments, { search: '%' })).toHaveLength(1);
    expect(await service.call(CountPayments, { search: '%' })).toBe(1);
  });

  it('says so when the provider is away, and keeps nothing', async () => {
    const { id: signupId } = await createSignup(service);
    double.isAway = true;

    await expect(begin(signupId)).rejects.toMatchObject({
      status: 503,
      code: 'onboarding.payment-provider-away',
    });

    expect(await sessionOf(signupId)).toBeUndefined();
  });
});

describe('what is refused', () => {
  it.each([
    ['a wrong signature', { signature: 'forged' }],
    ['another provider', { provider: 'stripe' }],
  ])('is a webhook with %s, and nothing is kept of it', async (_, given) => {
    const before = await moneyRows();

    await expect(
      sendWebhook(service, { id: 'evt_x', type: 'told', objectId: 'x' }, given),
    ).rejects.toMatchObject({ status: 400, code: 'onboarding.webhook-refused' });

    expect(await moneyRows()).toEqual(before);
  });

  it('is nothing of a webhook told again: it is taken, and changes nothing', async () => {
    const { id: signupId } = await createSignup(service);
    const event = await sendFacts(service, double, buildPaid(signupId));
    await time.settle();
    const before = await moneyRows();

    expect(await sendWebhook(service, event)).toEqual({ received: true });
    await time.settle();

    expect(await moneyRows()).toEqual(before);
  });

  it.each([
    ['amount', { amountCents: 29_999 }, 'EUR 299.99 came in instead of EUR 300'],
    ['currency', { currency: 'USD' }, 'USD 300 came in instead of EUR 300'],
  ])('is another %s for the fee: staff settles it', async (_, given, expected) => {
    const { id: signupId } = await createSignup(service);
    await begin(signupId);

    await sendFacts(service, double, buildPaid(signupId, given));
    await sendFacts(service, double, buildPaid(signupId, given));
    await time.settle();

    expect(await service.call(GetPaymentState, { signupId })).toMatchObject({ state: 'unpaid' });
    expect(await service.call(ListPayments, { search: `in_${signupId}` })).toEqual([]);
    expect(await tasksOf(signupId)).toEqual([
      { kind: 'other-amount', details: expect.stringContaining(expected) as string },
    ]);
    expect(await ledgerOf(signupId)).toHaveLength(1);
  });

  it('is a session of somebody else, and one of nobody', async () => {
    const { id: own } = await createSignup(service);
    const { id: foreign } = await createSignup(service);
    await begin(foreign);
    const session = await sessionOf(foreign);

    for (const asked of [session, 'cs_nobody'])
      await expect(service.call(GetPaymentState, { signupId: own, session: asked })).rejects.toMatchObject({
        status: 404,
      });
  });

  it('is money that no page of ours began: it is none of ours', async () => {
    const before = await moneyRows();
    await sendFacts(service, double, buildPaid(1), buildPaid(2, { session: null }));
    await time.settle();

    const { provider_events, jobs } = await moneyRows();
    expect(await moneyRows()).toEqual({ ...before, provider_events, jobs });
    expect(await tasksOf(null)).toEqual([]);
  });

  it('is a second subscription: it is cancelled and refunded, and the ledger shows both', async () => {
    const { id: signupId } = await createSignup(service);
    await begin(signupId);
    await sendFacts(service, double, buildPaid(signupId));
    await time.settle();
    const second = { subscription: 'sub_second', payment: 'in_second', charge: 'ch_second' };
    await sendFacts(service, double, buildPaid(signupId, second));
    await time.settle();

    expect(double.cancelled).toContainEqual({ subscription: 'sub_second', at: null });
    expect(double.refunded).toContainEqual({
      name: 'return-in_second',
      charge: 'ch_second',
      amountCents: 30_000,
    });
    await sendFacts(service, double, {
      ...{ kind: 'refunded', refund: 're_second', charge: 'ch_second', amountCents: 30_000 },
      ...{ currency: 'EUR', madeAt: new Date(), origin: null },
    });
    await time.settle();

    expect(await ledgerOf(signupId)).toEqual([
      { kind: 'charge', cents: 30_000, currency: 'EUR' },
      { kind: 'charge', cents: 30_000, currency: 'EUR' },
      { kind: 'refund', cents: -30_000, currency: 'EUR' },
    ]);
    expect((await tasksOf(signupId)).map(({ kind }) => kind)).toEqual(['second-subscription']);
    expect(await service.call(ListPayments, { search: `in_${signupId}` })).toHaveLength(1);
    expect(await service.call(FindSubscription, { signupId })).toMatchObject({ state: 'active' });
  });

  it('is a refund and a page for the card of who has paid nothing', async () => {
    const { id: signupId } = await createSignup(service);

    await expect(service.call(AskRefund, { signupId })).rejects.toMatchObject({ status: 404 });
    await expect(service.call(OpenCardPage, { signupId })).rejects.toMatchObject({ status: 404 });
  });
});
