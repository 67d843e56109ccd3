import {
  CertificateIssued,
  CertificateRevoked,
  EndMandate,
  FindMandate,
  MandateBegan,
  MandateEnding,
  MandateNoticeWithdrawn,
  MandateRunOffBegan,
  SignAgreement,
} from '@rep13/contracts-agreements';
import { DAY_MS, type CancelledBy } from '@rep13/contracts-constants';
import { PaymentCompleted, SubscriptionCancelled, SubscriptionResumed } from '@rep13/contracts-onboarding';
import { eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';

const PAID = { paidAt: '2026-11-01T10:00:00.000Z' };

let service: AgreementsUnderTest;
beforeAll(async () => {
  service = await startAgreements();
});
afterAll(() => service.stop());

const now = () => Date.now();
const inDays = (days: number) => new Date(now() + days * DAY_MS).toISOString();
const sign = (signupId: number) => service.call(SignAgreement, buildSignature({ signupId }));
const mandateOf = (signupId: number) => service.call(FindMandate, { signupId });
const endingsOf = async (signupId: number) =>
  (await service.published(MandateEnding)).filter((event) => event.signupId === signupId);

async function inForce(): Promise<number> {
  const signupId = service.createSignup(PAID);
  await sign(signupId);
  return signupId;
}

const cancellation = (signupId: number, days: number, by: CancelledBy = 'client') => ({
  ...{ signupId, by, askedAt: inDays(0) },
  ...{ endsAt: inDays(days), runOffUntil: inDays(days + 90) },
});

/** Announced, and taken in. */
async function announceAndSettle(event: ReturnType<typeof cancellation>): Promise<void> {
  const { id } = await service.stubbedServices.announce(SubscriptionCancelled, event);
  await untilTakenIn(id);
}

async function untilTakenIn(id: string): Promise<void> {
  await eventually(
    async () =>
      (await service.db.query<object[]>('select 1 from inbox_messages where event_id = $1', [id])).length > 0,
    { fact: 'the cancellation was taken in' },
  );
}

describe('a mandate whose subscription is cancelled', () => {
  it('ends at the moment that the client was shown, and staff reads why', async () => {
    const signupId = await inForce();
    const event = cancellation(signupId, 200);
    await announceAndSettle(event);

    const { askedAt: noticeAt, endsAt, runOffUntil } = event;
    expect(await mandateOf(signupId)).toMatchObject({
      ...{ state: 'ending', noticeAt, endsAt, runOffUntil },
      endReason: 'Cancelled by the client',
    });
    expect(await endingsOf(signupId)).toEqual([
      expect.objectContaining({ noticeAt, endsAt, runOffUntil, cancelledBy: 'client' }),
    ]);
  });

  it('is told once, however often the same is announced', async () => {
    const signupId = await inForce();
    const event = cancellation(signupId, 200);
    await announceAndSettle(event);
    await announceAndSettle(event);
    expect(await endingsOf(signupId)).toHaveLength(1);
  });

  it('ends sooner when the client then asks for the fee back, and its certificate with it', async () => {
    const signupId = await inForce();
    await eventually(
      async () => (await service.published(CertificateIssued)).some((each) => each.signupId === signupId),
      { fact: 'it was certified' },
    );
    await announceAndSettle(cancellation(signupId, 200));
    await announceAndSettle(cancellation(signupId, 0, 'refund'));

    expect(await mandateOf(signupId)).toMatchObject({ state: 'run_off' });
    await eventually(
      async () => {
        const over = (await service.published(MandateRunOffBegan)).find((each) => each.signupId === signupId);
        return over?.cancelledBy === 'refund';
      },
      { fact: 'the run-off began' },
    );
    await eventually(
      async () => (await service.published(CertificateRevoked)).some((each) => each.signupId === signupId),
      { fact: 'the certificate was revoked' },
    );
  });

  it('keeps the earlier end that staff had set, and a later one that staff sets afterwards', async () => {
    const signupId = await inForce();
    const { registerNumber } = (await mandateOf(signupId))!;
    const end = (endsAt: string) =>
      service.call(EndMandate, { registerNumber: registerNumber!, endsAt, reason: 'Agreed by phone' });
    const early = await end(inDays(40));
    const event = cancellation(signupId, 200);
    await announceAndSettle(event);
    expect(await mandateOf(signupId)).toMatchObject({ endsAt: early.endsAt, endReason: 'Agreed by phone' });

    const late = await end(inDays(300));
    await announceAndSettle(event);
    expect(await mandateOf(signupId)).toMatchObject({ endsAt: late.endsAt, endReason: 'Agreed by phone' });
  });

  it('stays ended where it is over', async () => {
    const signupId = await inForce();
    const { registerNumber } = (await mandateOf(signupId))!;
    const reason = 'Agreed by phone';
    await service.call(EndMandate, { registerNumber: registerNumber!, endsAt: inDays(0), reason });
    await announceAndSettle(cancellation(signupId, 200));
    expect(await mandateOf(signupId)).toMatchObject({ state: 'run_off', endReason: reason });
  });
});

describe('a client that cancels before it signed', () => {
  it('awaits its signature, and the mandate that this begins ends as was said', async () => {
    const signupId = service.createSignup(PAID);
    const event = cancellation(signupId, 200);
    await announceAndSettle(event);
    expect(await mandateOf(signupId)).toMatchObject({ state: 'awaiting', endsAt: event.endsAt });

    await sign(signupId);
    expect(await mandateOf(signupId)).toMatchObject({ state: 'ending', endsAt: event.endsAt });
    expect(await endingsOf(signupId)).toHaveLength(1);
  });

  it('signs nothing once the fee was asked back, and has no run-off', async () => {
    const signupId = service.createSignup(PAID);
    await announceAndSettle(cancellation(signupId, 0, 'refund'));
    expect(await mandateOf(signupId)).toMatchObject({ state: 'ended', beganAt: null });
    await expect(sign(signupId)).rejects.toMatchObject({ status: 410, code: 'agreements.mandate-over' });
    const began = await service.published(MandateBegan);
    expect(began.filter((each) => each.signupId === signupId)).toEqual([]);
  });

  it('has the same end when the payment is heard of only later', async () => {
    const signupId = service.createSignup();
    await sign(signupId);
    const event = cancellation(signupId, 200);
    await announceAndSettle(event);
    await service.stubbedServices.announce(PaymentCompleted, {
      ...{ signupId, paymentId: 1, amountCents: 30_000, currency: 'EUR', provider: 'stripe' },
      paidAt: event.askedAt,
    });
    await eventually(async () => (await mandateOf(signupId))?.state === 'ending', {
      fact: 'the mandate began with its end',
    });
    expect(await mandateOf(signupId)).toMatchObject({ endsAt: event.endsAt });
  });
});

describe('a client on hold for a debt', () => {
  it('signs nothing until it is paid', async () => {
    const signupId = service.createSignup({ ...PAID, paymentHoldAt: inDays(-1) });
    await expect(sign(signupId)).rejects.toMatchObject({
      status: 403,
      code: 'onboarding.payment-overdue',
    });
    expect(await mandateOf(signupId)).toBeNull();
  });
});

describe('a notice that the client takes back', () => {
  const resume = async (signupId: number, days = 0) => {
    const resumed = { signupId, resumedAt: inDays(days), periodEnd: inDays(200) };
    const { id } = await service.stubbedServices.announce(SubscriptionResumed, resumed);
    await untilTakenIn(id);
  };
  const withdrawnOf = async (signupId: number) =>
    (await service.published(MandateNoticeWithdrawn)).filter((event) => event.signupId === signupId);

  it('leaves the mandate in force, as it was before, and can be given again', async () => {
    const signupId = await inForce();
    const before = await mandateOf(signupId);
    const event = cancellation(signupId, 200);
    await announceAndSettle(event);
    await resume(signupId);
    expect(await mandateOf(signupId)).toEqual(before);
    expect(await withdrawnOf(signupId)).toHaveLength(1);

    // Announced again, it is from before it was taken back.
    await announceAndSettle(event);
    expect(await mandateOf(signupId)).toMatchObject({ state: 'in_force' });
    await announceAndSettle(cancellation(signupId, 200));
    expect(await mandateOf(signupId)).toMatchObject({ state: 'ending' });
  });

  it('is none where it is told of later than that it was taken back', async () => {
    const signupId = await inForce();
    const event = cancellation(signupId, 200);
    await resume(signupId);
    await announceAndSettle(event);
    expect(await mandateOf(signupId)).toMatchObject({ state: 'in_force' });
    expect(await withdrawnOf(signupId)).toEqual([]);
  });

  it('takes back no notice of staff', async () => {
    const signupId = await inForce();
    const { registerNumber } = (await mandateOf(signupId))!;
    await service.call(EndMandate, {
      registerNumber: `${registerNumber}`,
      endsAt: inDays(60).slice(0, 10),
      reason: 'Breach',
    });
    await resume(signupId, 1);
    expect(await mandateOf(signupId)).toMatchObject({ state: 'ending', endReason: 'Breach' });
  });
});
