import {
  ChangeClientPassword,
  ClientAccountLocked,
  ClientPasswordChanged,
  PasswordResetRequested,
  RequestPasswordReset,
  ResetClientPassword,
  SignInClient,
  SuspendClient,
} from '@rep13/contracts-onboarding';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { createClient, PASSWORD } from '../../test/builders.ts';
import { onboarding } from '../service.ts';

const NEW_PASSWORD = 'six loud herons';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

const change = (
  signupId: number,
  { currentPassword = PASSWORD, newPassword = NEW_PASSWORD, ...more }: Partial<ChangeClientPassword> = {},
) => service.call(ChangeClientPassword, { signupId, currentPassword, newPassword, ...more });
const signIn = (clientId: string, password: string) => service.call(SignInClient, { clientId, password });
const refusedAt = (path: string, message: RegExp) => ({
  status: 400,
  details: { errors: [{ path, message: expect.stringMatching(message) }] },
});
const changesOf = async (id: number) =>
  (await service.published(ClientPasswordChanged)).filter(({ signupId }) => signupId === id);

describe('a client who knows the password', () => {
  it('replaces it, and the account says when', async () => {
    const { id, clientId } = await createClient(service);

    const { changedAt } = await change(id);

    await expect(signIn(clientId, PASSWORD)).rejects.toMatchObject({ status: 401 });
    expect(await signIn(clientId, NEW_PASSWORD)).toMatchObject({ clientId });
    expect(await changesOf(id)).toEqual([{ signupId: id, changedAt }]);
  });

  it('replaces it once, of ten tries in parallel', async () => {
    const { id } = await createClient(service);
    const tries = Array.from({ length: 10 }, (_, number) =>
      change(id, { newPassword: `${NEW_PASSWORD} ${number}` }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await changesOf(id)).toHaveLength(1);
  });

  it('may do so while the account is suspended', async () => {
    const { id } = await createClient(service);
    await service.call(SuspendClient, { signupId: id, reason: 'The fee was charged back' });
    expect(await change(id)).toEqual({ changedAt: expect.any(String) });
  });

  it('does not take the same one again, nor a common one', async () => {
    const { id, clientId } = await createClient(service);
    await expect(change(id, { newPassword: PASSWORD })).rejects.toMatchObject(
      refusedAt('newPassword', /choose a new password/),
    );
    await expect(change(id, { newPassword: 'Password123' })).rejects.toMatchObject(
      refusedAt('newPassword', /too common/),
    );
    expect(await signIn(clientId, PASSWORD)).toMatchObject({ clientId });
    expect(await changesOf(id)).toEqual([]);
  });

  it('makes the links to a new one that are still about worthless', async () => {
    const { id, clientId } = await createClient(service);
    await service.call(RequestPasswordReset, { clientId });
    const { resetId } = await eventually(
      async () => (await service.published(PasswordResetRequested)).find(({ signupId }) => signupId === id),
      { fact: 'the link was issued' },
    );
    await change(id);
    await expect(
      service.call(ResetClientPassword, { signupId: id, resetId, password: 'another new one' }),
    ).rejects.toMatchObject({ status: 410 });
  });
});

describe('somebody at an open session who does not know the password', () => {
  it('is told so at the field, and changes nothing', async () => {
    const { id, clientId } = await createClient(service);
    await expect(change(id, { currentPassword: 'wrong' })).rejects.toMatchObject(
      refusedAt('currentPassword', /not your current password/),
    );
    expect(await signIn(clientId, PASSWORD)).toMatchObject({ clientId });
  });

  it('locks the account with five wrong ones, as at the sign-in, and the right one no longer helps', async () => {
    const { id } = await createClient(service);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(change(id, { currentPassword: 'wrong' })).rejects.toMatchObject({ status: 400 });
    }
    await expect(change(id)).rejects.toMatchObject({ status: 423, code: 'onboarding.account-locked' });
    const locked = await service.published(ClientAccountLocked);
    expect(locked.filter(({ signupId }) => signupId === id)).toHaveLength(1);
  });

  it('locks only itself out in a browser that signed in before', async () => {
    const { id, clientId } = await createClient(service);
    const knownDevice = {
      id: '0190b0a2-7d1c-7000-8000-000000000007',
      signedInAt: new Date().toISOString(),
    };
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(change(id, { currentPassword: 'wrong', knownDevice })).rejects.toMatchObject({
        status: 400,
      });
    }
    await expect(change(id, { knownDevice })).rejects.toMatchObject({ status: 423 });
    expect(await signIn(clientId, PASSWORD)).toMatchObject({ clientId });
  });

  it('is not found with an id that nobody has', async () => {
    await expect(change(1)).rejects.toMatchObject({ status: 404 });
  });
});
