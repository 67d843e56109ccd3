import {
  AskRefund,
  BooksDiffer,
  FindSubscription,
  GetPayment,
  InvoiceIssued,
  ListPayments,
  PaymentHoldSet,
  RefundFailed,
  RefundMade,
  RefundPayment,
  SubscriptionOverdue,
} from '@rep13/contracts-onboarding';
import { eventsOf } from '../../test/events-of.ts';
import { startStripeShop, type StripeShop } from '../../test/stripe-shop.ts';

let shop: StripeShop;
beforeEach(async () => {
  shop = await startStripeShop();
  shop.stripe.webhooks.set({ twice: true, order: 'shuffled' });
});
afterEach(() => shop.stop());

/** What the documents of a client come to, in their order. */
const documentsOf = async (signupId: number) =>
  (await eventsOf(shop.service, InvoiceIssued, signupId)).map(({ kind, totalCents }) => [kind, totalCents]);
const PAID = ['invoice', 30_000];

describe('a refund', () => {
  it('in parts has a credit note for each, and what is left can be given back once', async () => {
    const signupId = await shop.subscribe();
    const charge = await shop.chargeOf(signupId);
    shop.stripe.refund(charge, 10_000);
    await shop.settle();
    shop.stripe.refund(charge, 5_000);
    await shop.settle();
    expect(await documentsOf(signupId)).toEqual([PAID, ['credit-note', -10_000], ['credit-note', -5_000]]);

    const [payment] = await shop.service.call(ListPayments, {});
    const paymentId = payment!.id;
    await shop.service.call(RefundPayment, { paymentId, reason: 'The rest' }, { actor: 'admin:1' });
    await shop.settle();

    expect(await shop.service.call(GetPayment, { paymentId })).toMatchObject({
      refund: { state: 'made', amountCents: 15_000 },
      returnedCents: 30_000,
    });
    expect((await documentsOf(signupId)).at(-1)).toEqual(['credit-note', -15_000]);
    expect(await eventsOf(shop.service, RefundMade, signupId)).toHaveLength(3);
    expect(await shop.tasks()).toEqual([]);
  }, 60_000);

  it('that fails weeks later is in the books again, its credit note is cancelled, staff and client are told', async () => {
    const signupId = await shop.subscribe();
    const { id } = shop.stripe.refund(await shop.chargeOf(signupId));
    await shop.settle();
    await shop.passDays(14);
    shop.stripe.failRefund(id);
    await shop.settle();

    expect(await shop.ledgerOf(signupId)).toEqual([
      ['charge', 30_000],
      ['refund', -30_000],
      ['refund-failed', 30_000],
    ]);
    expect(await documentsOf(signupId)).toEqual([PAID, ['credit-note', -30_000], PAID]);
    const [, note, cancelling] = await eventsOf(shop.service, InvoiceIssued, signupId);
    expect(cancelling?.cancels).toBe(note?.number);
    expect(await eventsOf(shop.service, RefundFailed, signupId)).toMatchObject([{ amountCents: 30_000 }]);
    expect(await shop.tasks()).toMatchObject([{ kind: 'refund-failed' }]);
    const [payment] = await shop.service.call(ListPayments, {});
    expect(payment).toMatchObject({ refund: { state: 'failed' }, returnedCents: 0 });
  }, 60_000);

  it('that has failed before anybody told of it has no document', async () => {
    const signupId = await shop.subscribe();
    shop.stripe.webhooks.set({ held: true });
    const { id } = shop.stripe.refund(await shop.chargeOf(signupId));
    shop.stripe.failRefund(id);
    await shop.stripe.webhooks.release();
    await shop.settle();
    expect(await shop.ledgerOf(signupId)).toHaveLength(3);
    expect(await documentsOf(signupId)).toEqual([PAID]);
  }, 60_000);
});

describe('a dispute', () => {
  it('that is lost has a credit note, and the fee is owed again as any debt', async () => {
    const signupId = await shop.subscribe();
    const { id } = shop.stripe.dispute(await shop.chargeOf(signupId));
    await shop.settle();
    expect(await documentsOf(signupId)).toEqual([PAID]);
    shop.stripe.closeDispute(id, 'lost');
    await shop.settle();

    expect(await shop.ledgerOf(signupId)).toEqual([
      ['charge', 30_000],
      ['dispute', -30_000],
    ]);
    expect(await documentsOf(signupId)).toEqual([PAID, ['credit-note', -30_000]]);
    const open = (await shop.tasks()).map(({ key }) => key.split(':')[0]);
    expect(open).toEqual(['dispute', 'dispute-lost']);
    expect(await shop.service.call(FindSubscription, { signupId })).toMatchObject({ state: 'past_due' });
    await shop.passDays(31);
    const overdue = await eventsOf(shop.service, SubscriptionOverdue, signupId);
    // All of 31 days come due at once here, in no order.
    expect(overdue.sort((one, other) => one.days - other.days)).toMatchObject(
      [0, 7, 14, 30].map((days) => ({ days, cause: 'dispute', isTriedAgain: false })),
    );
    expect(await eventsOf(shop.service, PaymentHoldSet, signupId)).toHaveLength(1);
  }, 90_000);

  it('that is won is in the ledger, and nothing else', async () => {
    const signupId = await shop.subscribe();
    const { id } = shop.stripe.dispute(await shop.chargeOf(signupId));
    shop.stripe.closeDispute(id, 'won');
    await shop.settle();
    expect(await shop.ledgerOf(signupId)).toHaveLength(3);
    expect(await documentsOf(signupId)).toEqual([PAID]);
    expect(await shop.service.call(FindSubscription, { signupId })).toMatchObject({ state: 'active' });
    const done = await shop.service.db.query('select note from billing_tasks where done_at is not null');
    expect(done).toEqual([{ note: 'It was won: the money is back.' }]);
  }, 60_000);
});

describe('what concerns a charge of something else in the account', () => {
  it('is no task and no line of the ledger', async () => {
    const { id: invoice } = shop.stripe.payElsewhere({ amountCents: 12_345, currency: 'usd' });
    const payment = Object.values(shop.stripe.objects.invoicePayments).find((one) => one.invoice === invoice);
    const charge = payment!.payment.payment_intent;
    shop.stripe.refund(charge, 345);
    shop.stripe.dispute(charge);
    await shop.settle();
    const left = `select name from jobs where state <> 'done' and name = 'process-provider-event'`;
    expect(await shop.service.db.query(left)).toEqual([]);
    expect(await shop.tasks()).toEqual([]);
    expect(await shop.service.db.query('select 1 from ledger_entries')).toEqual([]);
  }, 60_000);
});

describe('the daily comparison', () => {
  it('takes in what webhooks did not tell: refunds, disputes and how they went', async () => {
    const signupId = await shop.subscribe();
    shop.stripe.webhooks.set({ held: true });
    const charge = await shop.chargeOf(signupId);
    const { id } = shop.stripe.refund(charge, 10_000);
    await shop.passDays(2);
    await shop.compare();
    expect(await shop.ledgerOf(signupId)).toContainEqual(['refund', -10_000]);
    shop.stripe.failRefund(id);
    const dispute = shop.stripe.dispute(charge);
    shop.stripe.closeDispute(dispute.id, 'lost');
    await shop.passDays(2);
    await shop.compare();
    expect((await shop.ledgerOf(signupId)).slice(2)).toEqual([
      ['refund-failed', 10_000],
      ['dispute', -30_000],
    ]);
    const documents = await documentsOf(signupId);
    expect(documents.reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(0);
  }, 90_000);

  it('goes on for a subscription that has ended: a bank may send money back long after', async () => {
    const signupId = await shop.subscribe();
    await shop.service.call(AskRefund, { signupId });
    await shop.settle();
    await shop.passDays(30);
    expect(await shop.service.call(FindSubscription, { signupId })).toMatchObject({ state: 'ended' });
    shop.stripe.webhooks.set({ held: true });
    const [refund] = Object.values(shop.stripe.objects.refunds);
    shop.stripe.failRefund(refund!.id);
    await shop.compare();
    expect(await shop.ledgerOf(signupId)).toContainEqual(['refund-failed', 30_000]);
  }, 60_000);

  it('has staff settle what still differs an hour later, once', async () => {
    const signupId = await shop.subscribe();
    const charge = await shop.chargeOf(signupId);
    await shop.service.db.query(
      `insert into ledger_entries (signup_id, kind, amount_cents, currency, provider, provider_reference,
         charge_reference, at)
       values ($1, 'refund', -5000, 'EUR', 'stripe', 're_unknown', $2, now())`,
      [signupId, charge],
    );
    for (const days of [2, 2, 2]) {
      await shop.passDays(days);
      await shop.compare();
    }
    expect(await eventsOf(shop.service, BooksDiffer, signupId)).toHaveLength(1);
    const [task, ...others] = await shop.tasks();
    expect(task?.details).toContain('refund re_unknown: nothing there, EUR -50 here');
    expect(others).toEqual([]);
  }, 90_000);
});
