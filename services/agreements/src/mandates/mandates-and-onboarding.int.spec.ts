import {
  FindMandate,
  MandateBegan,
  MandateResumed,
  MandateSuspended,
  SignAgreement,
  type MandateDetailView,
} from '@rep13/contracts-agreements';
import {
  ClientAccountReactivated,
  ClientAccountSuspended,
  PaymentCompleted,
} from '@rep13/contracts-onboarding';
import { eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { BeginBackfill } from './begin-backfill.ts';

const PAID = '2026-11-01T10:00:00.000Z';

let service: AgreementsUnderTest;
beforeAll(async () => {
  service = await startAgreements();
});
afterAll(() => service.stop());

const sign = (signupId: number) => service.call(SignAgreement, buildSignature({ signupId }));
const mandateOf = (signupId: number) => service.call(FindMandate, { signupId });
const pay = (signupId: number) =>
  service.stubbedServices.announce(PaymentCompleted, {
    paymentId: signupId,
    signupId,
    amountCents: 30_000,
    currency: 'EUR',
    provider: 'demo',
    paidAt: PAID,
  });
const untilMandate = (signupId: number, is: (mandate: MandateDetailView) => boolean) =>
  eventually(
    async () => {
      const mandate = await mandateOf(signupId);
      return mandate && is(mandate) ? mandate : null;
    },
    { fact: `the mandate of ${signupId} was so` },
  );

describe('what onboarding announces', () => {
  it('begins the mandate with a payment after the signature', async () => {
    const signupId = service.createSignup();
    const { signedAt } = await sign(signupId);
    await pay(signupId);
    const { beganAt } = await untilMandate(signupId, ({ state }) => state === 'in_force');
    // The signature is the later of both.
    expect(beganAt).toBe(signedAt);
  });

  it('makes a mandate of a payment before the signature, which waits for it', async () => {
    const signupId = service.createSignup();
    await pay(signupId);
    await untilMandate(signupId, ({ state }) => state === 'awaiting');
    await sign(signupId);
    expect(await mandateOf(signupId)).toMatchObject({ state: 'in_force' });
  });

  it('suspends and resumes; older news change nothing', async () => {
    const signupId = service.createSignup({ paidAt: PAID });
    await sign(signupId);
    const announce = service.stubbedServices.announce.bind(service.stubbedServices);
    await announce(ClientAccountSuspended, { signupId, suspendedAt: '2026-11-02T10:00:00.000Z' });
    await untilMandate(signupId, ({ suspendedAt }) => suspendedAt === '2026-11-02T10:00:00.000Z');
    await announce(ClientAccountReactivated, { signupId, reactivatedAt: '2026-11-03T10:00:00.000Z' });
    await untilMandate(signupId, ({ suspendedAt }) => suspendedAt === null);
    await announce(ClientAccountSuspended, { signupId, suspendedAt: '2026-11-02T11:00:00.000Z' });
    await announce(ClientAccountReactivated, { signupId, reactivatedAt: '2026-11-04T10:00:00.000Z' });
    await eventually(async () => (await service.published(MandateResumed)).length === 2, {
      fact: 'the second reactivation was heard',
    });
    expect(await mandateOf(signupId)).toMatchObject({ suspendedAt: null, state: 'in_force' });
    expect(await service.published(MandateSuspended)).toHaveLength(1);
  });
});

describe('agreements of before there were mandates', () => {
  it('get theirs at the next start, as paid as onboarding says; those whose records are gone get none', async () => {
    const unpaid = service.createSignup();
    const paid = service.createSignup({ paidAt: PAID });
    const gone = service.createSignup({ paidAt: PAID });
    for (const signupId of [unpaid, paid, gone]) await sign(signupId);
    await service.db.query('truncate mandates cascade');
    service.parties.delete(gone);

    await service.app.get(BeginBackfill).onApplicationBootstrap();

    await untilMandate(paid, ({ state }) => state === 'in_force');
    await untilMandate(unpaid, ({ state }) => state === 'awaiting');
    const began = (await service.published(MandateBegan)).filter((event) => event.signupId === paid);
    expect(began.map(({ isBackfilled }) => isBackfilled)).toEqual([false, true]);
    expect(await mandateOf(gone)).toBeNull();
  });
});
