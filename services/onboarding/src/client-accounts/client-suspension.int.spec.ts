import {
  ClientAccountReactivated,
  ClientAccountSuspended,
  CompletePayment,
  GetClientDetail,
  ReactivateClient,
  SetUpClientAccount,
  SignInClient,
  SuspendClient,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { createSignup, PASSWORD } from '../../test/builders.ts';
import { pay } from '../../test/pay.ts';
import { onboarding } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

const setUp = (clientId: string) =>
  service.call(SetUpClientAccount, { clientId, password: PASSWORD, ownerProven: true });

const SUSPENDED = { status: 403, code: 'onboarding.account-suspended' };
const REASON = 'The fee was charged back';

describe('a client, as staff sees them', () => {
  it('is the company, its account and its payment', async () => {
    const { id, clientId } = await createSignup(service, { companyName: 'Seen Ltd' });
    expect(await service.call(GetClientDetail, { signupId: id })).toMatchObject({
      id,
      clientId,
      companyName: 'Seen Ltd',
      registeredAddress: '1 Main Street, Springfield',
      accountStatus: 'pending',
      paidAt: null,
      lastLogin: null,
      lockedUntil: null,
      suspension: null,
    });

    await setUp(clientId);
    const { paidAt } = await pay(service, id);
    await service.call(SignInClient, { clientId, password: PASSWORD });

    const detail = await service.call(GetClientDetail, { signupId: id });
    expect(detail).toMatchObject({ accountStatus: 'active', paidAt, lastLogin: expect.any(String) });
    expect(Object.keys(detail).join()).not.toMatch(/password|attempts|setup|reset|utm/i);
  });

  it('is not found under an id that was never issued', async () => {
    const unknown = { signupId: 1 };
    await expect(service.call(GetClientDetail, unknown)).rejects.toMatchObject({ status: 404 });
    await expect(service.call(SuspendClient, { ...unknown, reason: 'x' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(service.call(ReactivateClient, unknown)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a suspended client', () => {
  it('is announced without the reason, which stands in the row', async () => {
    const { id } = await createSignup(service);

    const detail = await service.call(SuspendClient, { signupId: id, reason: REASON });

    expect(detail).toMatchObject({
      accountStatus: 'suspended',
      suspension: { reason: REASON, suspendedAt: expect.any(String) },
    });
    const announced = (await service.published(ClientAccountSuspended)).filter(
      ({ signupId }) => signupId === id,
    );
    expect(announced).toEqual([{ signupId: id, suspendedAt: detail.suspension!.suspendedAt }]);
    const rows = await service.db.query<unknown[]>('select envelope::text from outbox_messages');
    expect(JSON.stringify(rows)).not.toContain(REASON);
  });

  it('may sign in, but neither pay nor set up', async () => {
    const [active, pending] = [await createSignup(service), await createSignup(service)];
    await setUp(active.clientId);
    for (const { id } of [active, pending]) {
      await service.call(SuspendClient, { signupId: id, reason: REASON });
    }

    expect(await service.call(SignInClient, { clientId: active.clientId, password: PASSWORD })).toMatchObject(
      {
        accountStatus: 'suspended',
      },
    );
    await expect(service.call(CompletePayment, { signupId: active.id })).rejects.toMatchObject(SUSPENDED);
    await expect(setUp(pending.clientId)).rejects.toMatchObject(SUSPENDED);
    expect(await service.db.query('select 1 from payments where signup_id = $1', [active.id])).toEqual([]);
  });

  it('is what it was before, once reactivated', async () => {
    const { id, clientId } = await createSignup(service);
    await service.call(SuspendClient, { signupId: id, reason: REASON });

    expect(await service.call(ReactivateClient, { signupId: id })).toMatchObject({
      accountStatus: 'pending',
      suspension: null,
    });
    await setUp(clientId);
    await service.call(SuspendClient, { signupId: id, reason: REASON });
    expect(await service.call(ReactivateClient, { signupId: id })).toMatchObject({ accountStatus: 'active' });
    expect(
      (await service.published(ClientAccountReactivated)).filter(({ signupId }) => signupId === id),
    ).toHaveLength(2);
  });

  it('is suspended and reactivated by one of 10 in parallel', async () => {
    const { id } = await createSignup(service);
    const outcomeOf = async (calls: Promise<unknown>[]) =>
      (await Promise.allSettled(calls)).map((outcome) =>
        outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { status: number }).status,
      );
    const ten = { length: 10 };

    const suspended = await outcomeOf(
      Array.from(ten, () => service.call(SuspendClient, { signupId: id, reason: REASON })),
    );
    const reactivated = await outcomeOf(
      Array.from(ten, () => service.call(ReactivateClient, { signupId: id })),
    );

    for (const outcomes of [suspended, reactivated]) {
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 409)).toHaveLength(9);
    }
  });

  it('needs a reason of at most 500 characters', async () => {
    const { id } = await createSignup(service);

    for (const reason of ['', '  ', 'x'.repeat(501)]) {
      await expect(service.call(SuspendClient, { signupId: id, reason })).rejects.toMatchObject({
        status: 400,
        details: { errors: [{ path: 'reason', message: expect.any(String) }] },
      });
    }
  });
});
