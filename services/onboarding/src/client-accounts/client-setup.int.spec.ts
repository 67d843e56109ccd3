import {
  ClientAccountActivated,
  ClientSetupRequested,
  ConfirmClientSetup,
  FindClientSignup,
  GetClientProfile,
  GetClientUser,
  SetUpClientAccount,
  SignInClient,
} from '@rep13/contracts';
import { startTestService, type TestService } from '@rep13/testing';
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

  it('waits for the mailed link of anybody else', async () => {
    const { id, clientId } = await createSignup(service);

    expect(await setUp(clientId, { ownerProven: false })).toEqual({ outcome: 'confirmation-sent' });
    await expect(signIn(clientId)).rejects.toMatchObject({ status: 403, message: 'Account is pending' });
    const [setupId] = await setupIdsOf(id);
    expect(await service.call(ConfirmClientSetup, { signupId: id, setupId: setupId! })).toEqual({
      outcome: 'activated',
    });

    expect(await signIn(clientId)).toMatchObject({ accountStatus: 'active' });
  });

  it('announces the activation once, however often the link is opened', async () => {
    const { id, clientId } = await createSignup(service);
    await setUp(clientId, { ownerProven: false });
    const [setupId] = await setupIdsOf(id);
    const open = () => service.call(ConfirmClientSetup, { signupId: id, setupId: setupId! });

    const answers = await Promise.all([open(), open(), open()]);

    expect(answers).toEqual(Array(3).fill({ outcome: 'activated' }));
    expect(await activationsOf(id)).toHaveLength(1);
  });

  it('lets only the link of the latest request count', async () => {
    const { id, clientId } = await createSignup(service);
    await setUp(clientId, { ownerProven: false });
    await setUp(clientId, { ownerProven: false });
    const [earlier] = await setupIdsOf(id);

    await expect(service.call(ConfirmClientSetup, { signupId: id, setupId: earlier! })).rejects.toMatchObject(
      { status: 410, code: 'onboarding.link-expired' },
    );
  });

  it('mails three links an hour and answers alike after that', async () => {
    const { id, clientId } = await createSignup(service);

    const answers = [];
    for (let request = 0; request < 5; request += 1)
      answers.push(await setUp(clientId, { ownerProven: false }));

    expect(answers).toEqual(Array(5).fill({ outcome: 'confirmation-sent' }));
    const setupIds = await setupIdsOf(id);
    expect(setupIds).toHaveLength(3);
    await service.call(ConfirmClientSetup, { signupId: id, setupId: setupIds.at(-1)! });
    expect(await activationsOf(id)).toHaveLength(1);
  });

  it('refuses the link of a signup that is not there like an old one', async () => {
    await expect(service.call(ConfirmClientSetup, { signupId: 1, setupId: 'nothing' })).rejects.toMatchObject(
      { status: 410, code: 'onboarding.link-expired' },
    );
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

  it('refuses the own Client ID, company and mail address, proven owner or not', async () => {
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
      for (const ownerProven of [true, false])
        await expect(setUp(clientId, { password, ownerProven })).rejects.toMatchObject({
          details: { errors: [{ path: 'password', message: expect.stringContaining('easy to guess') }] },
        });
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
      contractVersion: '1.0',
      paidAt: null,
    });
    await expect(service.call(GetClientProfile, { signupId: 1 })).rejects.toMatchObject({ status: 404 });
    await expect(service.call(GetClientUser, { signupId: 1 })).rejects.toMatchObject({ status: 404 });
  });
});
