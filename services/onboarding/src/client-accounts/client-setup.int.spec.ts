import {
  ClientAccountActivated,
  ClientSetupRequested,
  FindClientSignup,
  GetClientProfile,
  GetClientUser,
  SetUpClientAccount,
  SignInClient,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import type { QueryRunner } from 'typeorm';
import { ForgetUnconfirmedPasswords1795200004001 } from '../../migrations/1795200004001-ForgetUnconfirmedPasswords.ts';
import { createSignup, PASSWORD } from '../../test/builders.ts';
import { onboarding } from '../service.ts';
import { AccountAlreadyActivated } from './client-account.errors.ts';
import { ClientSetupService } from './client-setup.service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

const setUp = (clientId: string, given: Partial<{ password: string; ownerProven: boolean }> = {}) =>
  service.call(SetUpClientAccount, { clientId, password: PASSWORD, ownerProven: true, ...given });

const signIn = (clientId: string, password = PASSWORD) => service.call(SignInClient, { clientId, password });

async function setupIdsOf(id: number): Promise<string[]> {
  const requests = await service.published(ClientSetupRequested);
  return requests.filter(({ signupId }) => signupId === id).map(({ setupId }) => setupId);
}

async function rowOf(id: number): Promise<object> {
  const [{ row }] = await service.db.query<[{ row: object }]>(
    'select to_jsonb(signups) as row from signups where id = $1',
    [id],
  );
  return row;
}

const activationsOf = async (id: number) =>
  (await service.published(ClientAccountActivated)).filter(({ signupId }) => signupId === id);

describe('the set-up of a client account', () => {
  it('activates at once for a proven owner, who can then sign in, in any case of letters', async () => {
    const { id, clientId, companyName } = await createSignup(service);

    expect(await setUp(clientId.toLowerCase())).toEqual({ outcome: 'activated' });

    const user = { signupId: id, clientId, companyName, accountStatus: 'active' };
    expect(await signIn(clientId.toLowerCase())).toEqual(user);
    expect(await service.call(GetClientUser, { signupId: id })).toEqual(user);
    expect(await activationsOf(id)).toHaveLength(1);
  });

  it('keeps no password of anybody else, whose owner is mailed a link instead', async () => {
    const { id, clientId } = await createSignup(service);
    const before = await rowOf(id);

    expect(await setUp(clientId, { ownerProven: false })).toEqual({ outcome: 'confirmation-sent' });

    expect(await setupIdsOf(id)).toHaveLength(1);
    expect(await rowOf(id)).toEqual({ ...before, setup_links_at: [expect.any(String)] });
    await expect(signIn(clientId)).rejects.toMatchObject({ status: 401, message: 'Invalid credentials' });
    expect(await activationsOf(id)).toEqual([]);
  });

  it('is said to wait to the browser that asked for it, until the owner has chosen a password', async () => {
    const { clientId } = await createSignup(service);
    await setUp(clientId, { ownerProven: false });
    const asker = { clientId, password: PASSWORD, setupAsked: true };

    for (let tries = 0; tries < 6; tries += 1)
      await expect(service.call(SignInClient, asker)).rejects.toMatchObject({
        status: 403,
        code: 'onboarding.account-pending',
        message: 'Account is pending',
      });
    await setUp(clientId, { password: 'the password of the owner' });

    await expect(service.call(SignInClient, asker)).rejects.toMatchObject({ status: 401 });
    expect(await signIn(clientId, 'the password of the owner')).toMatchObject({ accountStatus: 'active' });
  });

  it('forgets what was kept of anybody else before', async () => {
    const { id, clientId } = await createSignup(service);
    await service.db.query(
      `update signups set unconfirmed_password_hash = '$argon2id$kept', setup_id = gen_random_uuid() where id = $1`,
      [id],
    );

    await new ForgetUnconfirmedPasswords1795200004001().up(service.db as unknown as QueryRunner);

    expect(await rowOf(id)).toMatchObject({ unconfirmed_password_hash: null, setup_id: null });
    expect(await setUp(clientId)).toEqual({ outcome: 'activated' });
  });

  it('mails three links an hour and answers alike after that', async () => {
    const { id, clientId } = await createSignup(service);

    const answers = [];
    for (let request = 0; request < 5; request += 1)
      answers.push(await setUp(clientId, { ownerProven: false }));

    expect(answers).toEqual(Array(5).fill({ outcome: 'confirmation-sent' }));
    expect(await setupIdsOf(id)).toHaveLength(3);
  });

  it('has one winner of 100 in parallel', async () => {
    const { id, clientId } = await createSignup(service);
    // Not over NATS: 100 hashes take longer than a caller may wait.
    const setups = service.app.get(ClientSetupService);

    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () => setups.setUp({ clientId, password: PASSWORD, ownerProven: true })),
    );

    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(99);
    // A busy machine may turn some away before they are looked at.
    expect(refusals.some((reason) => reason instanceof AccountAlreadyActivated)).toBe(true);
    expect(await activationsOf(id)).toHaveLength(1);
  });

  it('refuses an unknown Client ID', async () => {
    await expect(setUp('DSA-ZZZZZZ')).rejects.toMatchObject({ status: 404, message: 'Client ID not found' });
  });

  it('refuses a password that everybody tries first', async () => {
    const { clientId } = await createSignup(service);

    await expect(setUp(clientId, { password: 'Password123' })).rejects.toMatchObject({
      status: 400,
      details: {
        errors: [{ path: 'password', message: 'This password is too common. Please choose another one.' }],
      },
    });
  });

  it.each([
    ['slipknot', 'This password is too common'],
    ['        ', 'Blanks alone are no password'],
  ])('refuses %j and says why', async (password, message) => {
    const { clientId } = await createSignup(service);
    await expect(setUp(clientId, { password })).rejects.toMatchObject({
      details: { errors: [{ path: 'password', message: expect.stringContaining(message) }] },
    });
  });

  it('refuses the own Client ID, company and mail address, and tells nobody but the owner what they are', async () => {
    const { clientId } = await createSignup(service, {
      companyName: 'Zephyr Kites Ltd',
      legalContactEmail: 'wilhelmina@flying.example',
    });
    for (const password of [
      clientId,
      `${clientId}!`,
      'Zephyr Kites 1',
      'wilhelmina@flying.example',
      'Wilhelmina99',
    ])
      await expect(setUp(clientId, { password, ownerProven: true })).rejects.toMatchObject({
        details: { errors: [{ path: 'password', message: expect.stringContaining('easy to guess') }] },
      });
    const asked = await setUp(clientId, { password: 'Zephyr Kites 1', ownerProven: false });
    expect(asked).toEqual({ outcome: 'confirmation-sent' });
    expect(await setUp(clientId)).toEqual({ outcome: 'activated' });
  });

  it('keeps passwords as argon2id hashes only', async () => {
    const { id, clientId } = await createSignup(service);
    await setUp(clientId);

    const [row] = await service.db.query<[{ row: string; password_hash: string }]>(
      'select signups::text as row, password_hash from signups where id = $1',
      [id],
    );

    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(row.row).not.toContain(PASSWORD);
  });
});

describe('a client', () => {
  it('is found by Client ID, in any case of letters', async () => {
    const { id, clientId } = await createSignup(service);

    expect(await service.call(FindClientSignup, { clientId: clientId.toLowerCase() })).toEqual({
      signupId: id,
    });
    await expect(service.call(FindClientSignup, { clientId: 'DSA-ZZZZZZ' })).rejects.toMatchObject({
      code: 'onboarding.client-id-not-found',
    });
  });

  it('has a profile of the company, and nobody has one under another id', async () => {
    const { id } = await createSignup(service, { companyName: 'Profile Ltd' });

    expect(await service.call(GetClientProfile, { signupId: id })).toMatchObject({
      companyName: 'Profile Ltd',
      registrationNumber: null,
      contractVersion: '1.1',
      paidAt: null,
    });
    await expect(service.call(GetClientProfile, { signupId: 1 })).rejects.toMatchObject({ status: 404 });
    await expect(service.call(GetClientUser, { signupId: 1 })).rejects.toMatchObject({ status: 404 });
  });
});
