import {
  CompletePayment,
  GetClientProfile,
  GetPaymentStatistics,
  GetSignup,
  PaymentCompleted,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import type { QueryRunner } from 'typeorm';
import { KeepPaidAtOnSignups1796100910001 } from '../../migrations/1796100910001-KeepPaidAtOnSignups.ts';
import { createSignup } from '../../test/builders.ts';
import { pay } from '../../test/pay.ts';
import { onboarding } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

const paymentsOf = (signupId: number) =>
  service.db.query<object[]>('select * from payments where signup_id = $1', [signupId]);

const announcedFor = async (id: number) =>
  (await service.published(PaymentCompleted)).filter(({ signupId }) => signupId === id);

describe('paying', () => {
  it('keeps a demo payment of 300 euros and announces it', async () => {
    const { id: signupId } = await createSignup(service);

    const payment = await pay(service, signupId);

    const facts = {
      signupId,
      amountCents: 30_000,
      currency: 'EUR',
      provider: 'demo',
      paidAt: payment.paidAt,
    };
    expect(payment).toEqual({ id: payment.id, ...facts });
    expect(await announcedFor(signupId)).toEqual([{ paymentId: payment.id, ...facts }]);
  });

  it('shows on the signup and on the profile', async () => {
    const { id: signupId } = await createSignup(service);

    const { paidAt } = await pay(service, signupId);

    expect(await service.call(GetSignup, { signupId })).toMatchObject({ paidAt });
    expect(await service.call(GetClientProfile, { signupId })).toMatchObject({ paidAt });
  });

  it('is known to the signup also where only the record of the payment knew', async () => {
    const { id: signupId } = await createSignup(service);
    const { paidAt } = await pay(service, signupId);
    await service.db.query('update signups set paid_at = null where id = $1', [signupId]);
    expect(await service.call(GetSignup, { signupId })).toMatchObject({ paidAt: null });

    await new KeepPaidAtOnSignups1796100910001().up(service.db as unknown as QueryRunner);

    expect(await service.call(GetSignup, { signupId })).toMatchObject({ paidAt });
  });

  it('happens once, however often and however parallel it is asked for', async () => {
    const { id: signupId } = await createSignup(service);

    const parallel = await Promise.all(Array.from({ length: 20 }, () => pay(service, signupId)));
    service.passTime(60_000);
    const later = await pay(service, signupId);

    expect(new Set([...parallel, later].map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await paymentsOf(signupId)).toHaveLength(1);
    expect(await announcedFor(signupId)).toHaveLength(1);
  });

  it('is not possible for a signup that is not there', async () => {
    await expect(service.call(CompletePayment, { signupId: 1 })).rejects.toMatchObject({
      status: 404,
      message: 'Not found',
    });
  });
});

describe('the payments by day', () => {
  it('end with today, each day with its sum', async () => {
    await service.db.query('delete from payments');
    for (let n = 0; n < 2; n += 1) {
      const { id: signupId } = await createSignup(service);
      await pay(service, signupId);
    }
    const { id: signupId } = await createSignup(service);
    const { id, paidAt } = await pay(service, signupId);
    await service.db.query(`update payments set paid_at = paid_at - interval '2 days' where id = $1`, [id]);

    expect(await service.call(GetPaymentStatistics, { days: 2 })).toEqual([
      { day: expect.any(String), count: 0, amountCents: 0, demoCount: 0 },
      { day: paidAt.slice(0, 10), count: 2, amountCents: 60_000, demoCount: 2 },
    ]);
    expect((await service.call(GetPaymentStatistics, { days: 3 }))[0]).toMatchObject({ count: 1 });
  });

  it('say how many of them moved no money', async () => {
    await service.db.query('delete from payments');
    for (const provider of ['demo', 'demo', 'bank']) {
      const { id: signupId } = await createSignup(service);
      const { id } = await pay(service, signupId);
      await service.db.query('update payments set provider = $1 where id = $2', [provider, id]);
    }
    expect(await service.call(GetPaymentStatistics, { days: 1 })).toMatchObject([{ count: 3, demoCount: 2 }]);
  });
});
