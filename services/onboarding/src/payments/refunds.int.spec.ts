import { DateTime } from 'luxon';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import {
  AskRefund,
  CancelSubscription,
  CompletePayment,
  FindSubscription,
  GetPayment,
  InvoiceIssued,
  ListPayments,
  ListTimeline,
  PaymentCompleted,
  RefundMade,
  RefundPayment,
  SubscriptionCancelled,
  SubscriptionEnded,
} from '@rep13/contracts-onboarding';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { eventsOf } from '../../test/events-of.ts';
import { buildDisputed, buildPaid, buildRefunded, chargeOf, subscriptionOf } from '../../test/facts.ts';
import { BILLING, sendFacts, useProviderDouble, type ProviderDouble } from '../../test/provider-double.ts';
import { ServiceTime } from '../../test/service-time.ts';
import { subscribeAt } from '../../test/subscribe.ts';
import { onboarding } from '../service.ts';

const STAFF = { actor: 'admin:1' };
const NOT_POSSIBLE = { status: 409, code: 'onboarding.refund-not-possible' };

let service: TestService;
let double: ProviderDouble;
let time: ServiceTime;
beforeEach(async () => {
  service = await startTestService(onboarding);
  double = useProviderDouble(service);
  time = new ServiceTime(service);
});
afterEach(() => service.stop());

async function subscribe(): Promise<{ signupId: number; paymentId: number; since: Date }> {
  const { signupId, since } = await subscribeAt({ service, double, time });
  const [payment] = await eventsOf(service, PaymentCompleted, signupId);
  return { signupId, paymentId: payment!.paymentId, since };
}

const ledgerOf = async (signupId: number) => {
  const rows = await service.db.query<{ kind: string; cents: number }[]>(
    'select kind, amount_cents as cents from ledger_entries where signup_id = $1 order by id',
    [signupId],
  );
  return rows.map(({ kind, cents }) => [kind, cents]);
};
/** What the documents of a client come to, in their order. */
const creditedOf = async (signupId: number) =>
  (await eventsOf(service, InvoiceIssued, signupId)).map(({ totalCents }) => totalCents);
const tasks = () => service.db.query<object[]>('select kind, details from billing_tasks order by id');

describe('a refund that the client asks for', () => {
  it('within 30 days ends the agreement today, and the money goes back with a credit note', async () => {
    const { signupId, paymentId } = await subscribe();
    await time.passDays(29);

    const answers = await Promise.all([1, 2, 3].map(() => service.call(AskRefund, { signupId })));
    await time.settle();

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      state: 'ending',
      refundableUntil: null,
      nextCharge: null,
      cancelled: { by: 'refund' },
    });
    const [cancelled] = await eventsOf(service, SubscriptionCancelled, signupId);
    expect(cancelled?.by).toBe('refund');
    expect(new Date(cancelled!.endsAt).getTime() - time.now().getTime()).toBeLessThanOrEqual(25 * 3_600_000);
    expect(double.cancelled).toEqual([{ subscription: subscriptionOf(signupId), at: null }]);
    expect(double.refunded).toMatchObject([{ charge: chargeOf(signupId), amountCents: 30_000 }]);
    expect(await service.call(GetPayment, { paymentId })).toMatchObject({ refund: { state: 'asked' } });

    const refunded = buildRefunded(signupId, { madeAt: time.now() });
    await sendFacts(service, double, refunded, refunded);
    await sendFacts(service, double, refunded);
    await time.settle();

    expect(await eventsOf(service, RefundMade, signupId)).toEqual([
      {
        signupId,
        paymentId,
        amountCents: 30_000,
        currency: 'EUR',
        madeAt: refunded.madeAt.toISOString(),
        reference: refunded.refund,
      },
    ]);
    expect(await ledgerOf(signupId)).toEqual([
      ['charge', 30_000],
      ['refund', -30_000],
    ]);
    expect((await eventsOf(service, InvoiceIssued, signupId)).map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit-note',
    ]);
    expect(await service.call(GetPayment, { paymentId })).toMatchObject({
      refund: { state: 'made', madeAt: refunded.madeAt.toISOString(), failure: null },
    });
    const timeline = await service.call(ListTimeline, { signupId });
    expect(timeline.map(({ eventType }) => eventType)).toContain(RefundMade.type);
  }, 60_000);

  it('is refused after 30 days, and of another year than the first', async () => {
    const { signupId, since } = await subscribe();
    const zone = SAMPLE_LEGAL_ENTITY.timeZone;
    const lastMoment = DateTime.fromJSDate(since, { zone }).plus({ days: 30 }).endOf('day');
    expect(await service.call(FindSubscription, { signupId })).toMatchObject({
      refundableUntil: lastMoment.toJSDate().toISOString(),
    });
    await time.passDays(31);

    await expect(service.call(AskRefund, { signupId })).rejects.toMatchObject(NOT_POSSIBLE);
    await sendFacts(service, double, buildPaid(signupId, { year: 2, since, paidAt: time.now() }));
    await time.settle();
    await expect(service.call(AskRefund, { signupId })).rejects.toMatchObject(NOT_POSSIBLE);

    expect(await service.call(FindSubscription, { signupId })).toMatchObject({
      refundableUntil: null,
      state: 'active',
    });
    expect(double.refunded).toEqual([]);
  }, 60_000);
});

describe('a client that has cancelled', () => {
  it('may have the first fee back all the same, and then the agreement ends today', async () => {
    const { signupId } = await subscribe();
    const { cancellation } = (await service.call(FindSubscription, { signupId }))!;
    await service.call(CancelSubscription, { signupId, endsAt: cancellation!.endsAt });
    await time.settle();

    const { cancelled } = await service.call(AskRefund, { signupId });
    await time.settle();

    expect(cancelled?.by).toBe('refund');
    expect(new Date(cancelled!.endsAt) < new Date(cancellation!.endsAt)).toBe(true);
    expect((await eventsOf(service, SubscriptionCancelled, signupId)).map(({ by }) => by)).toEqual([
      'client',
      'refund',
    ]);
    expect(double.cancelled.at(-1)).toEqual({ subscription: subscriptionOf(signupId), at: null });
    await time.passDays(2);
    expect(await eventsOf(service, SubscriptionEnded, signupId)).toEqual([
      { signupId, endedAt: cancelled?.endsAt },
    ]);
    await time.passDays(400);
    expect(await eventsOf(service, SubscriptionEnded, signupId)).toHaveLength(1);
  }, 60_000);
});

describe('a refund by staff', () => {
  it('gives any year back, whole and once, and the agreement goes on', async () => {
    const { signupId, paymentId } = await subscribe();
    await time.passDays(100);

    const item = await service.call(RefundPayment, { paymentId, reason: 'A promise' }, STAFF);
    await time.settle();

    expect(item).toMatchObject({ id: paymentId, refund: { state: 'asked', amountCents: 30_000 } });
    await expect(service.call(RefundPayment, { paymentId, reason: 'Again' }, STAFF)).rejects.toMatchObject(
      NOT_POSSIBLE,
    );
    const [row] = await service.db.query<object[]>('select asked_by, reason from refunds');
    expect(row).toEqual({ asked_by: 'admin:1', reason: 'A promise' });
    expect(double.refunded).toHaveLength(1);
    expect(await service.call(FindSubscription, { signupId })).toMatchObject({ state: 'active' });
  }, 60_000);

  it('that the provider refuses is a task, and may be asked for again', async () => {
    const { signupId, paymentId } = await subscribe();
    double.refuses = 'No money';
    await service.call(RefundPayment, { paymentId, reason: 'A promise' }, STAFF);
    await time.settle();

    expect(await service.call(GetPayment, { paymentId })).toMatchObject({
      refund: { state: 'failed', failure: 'No money' },
    });
    expect(await tasks()).toEqual([
      { kind: 'refund-failed', details: `double does not refund payment in_${signupId}_1: No money` },
    ]);
    double.refuses = undefined;
    await service.call(RefundPayment, { paymentId, reason: 'A promise' }, STAFF);
    await time.settle();
    expect(double.refunded).toHaveLength(1);
    await sendFacts(service, double, buildRefunded(signupId));
    await time.settle();
    expect(await service.call(GetPayment, { paymentId })).toMatchObject({ refund: { state: 'made' } });
  }, 60_000);

  it('is not possible for a demo payment, nor for one that is not there', async () => {
    const { id: signupId } = await createSignup(service);
    await service.db.query(
      `insert into payments (signup_id, service_year, amount_cents, currency, provider, provider_reference, paid_at)
       values ($1, 1, 30000, 'EUR', 'demo', 'demo:1', now())`,
      [signupId],
    );
    const [demo] = await service.call(ListPayments, { search: 'demo:1' });

    for (const [paymentId, refusal] of [
      [demo!.id, NOT_POSSIBLE],
      [999_999, { status: 404 }],
    ] as const)
      await expect(service.call(RefundPayment, { paymentId, reason: 'x' }, STAFF)).rejects.toMatchObject(
        refusal,
      );
  });
});

describe('money that goes back without us', () => {
  it('is entered when it was given back at the provider, with a credit note for each refund, also of a part', async () => {
    const { signupId: whole } = await subscribe();
    const { signupId: part } = await subscribe();

    await sendFacts(service, double, buildRefunded(whole));
    await sendFacts(service, double, buildRefunded(part, { amountCents: 10_000 }));
    await time.settle();

    expect(await eventsOf(service, RefundMade, whole)).toHaveLength(1);
    expect((await eventsOf(service, InvoiceIssued, whole)).map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit-note',
    ]);
    expect(await eventsOf(service, RefundMade, part)).toMatchObject([{ amountCents: 10_000, isPart: true }]);
    expect(await ledgerOf(part)).toEqual([
      ['charge', 30_000],
      ['refund', -10_000],
    ]);
    await sendFacts(service, double, buildRefunded(part, { refund: 're_other', amountCents: 20_000 }));
    await time.settle();
    expect(await creditedOf(part)).toEqual([30_000, -10_000, -20_000]);
    expect(await tasks()).toEqual([]);
  }, 60_000);

  it('is a dispute: the ledger and a task say so, and that it was won', async () => {
    const { signupId } = await subscribe();

    await sendFacts(service, double, buildDisputed(signupId));
    await sendFacts(service, double, buildDisputed(signupId, { state: 'won' }));
    await sendFacts(service, double, buildDisputed(signupId));
    await time.settle();

    expect(await ledgerOf(signupId)).toEqual([
      ['charge', 30_000],
      ['dispute', -30_000],
      ['dispute-won', 30_000],
    ]);
    expect(await tasks()).toEqual([
      { kind: 'dispute', details: expect.stringContaining('takes EUR 300 back') as string },
    ]);
  }, 60_000);

  it('waits for the payment that it is of, which may be told of later', async () => {
    const { id: signupId } = await createSignup(service);
    await service.call(CompletePayment, { signupId, billing: BILLING });

    await sendFacts(service, double, buildRefunded(signupId));
    await time.settle();
    await sendFacts(service, double, buildPaid(signupId));
    await eventually(async () => (await eventsOf(service, RefundMade, signupId)).length > 0, {
      fact: 'the refund is known',
    });

    expect(await ledgerOf(signupId)).toEqual([
      ['charge', 30_000],
      ['refund', -30_000],
    ]);
    expect(await eventsOf(service, RefundMade, signupId)).toHaveLength(1);
  }, 60_000);
});
