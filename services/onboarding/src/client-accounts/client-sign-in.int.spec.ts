import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@rep13/contracts-constants';
import {
  ClientAccountLocked,
  type KnownDevice,
  SetUpClientAccount,
  SignInClient,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { createSignup, PASSWORD } from '../../test/builders.ts';
import { onboarding } from '../service.ts';
import { ClientAccount } from './client-account.entity.ts';
import { InvalidCredentials } from './client-account.errors.ts';
import { ClientSignInService } from './client-sign-in.service.ts';

/** Of `crème brûlée` with its accents as characters of their own, as such a system typed it. */
const OF_DECOMPOSED =
  '$argon2id$v=19$m=19456,t=2,p=1$k3jJEUUQ0QZ5a6YAG7KcUA$ecGOYdozKEvH3JjP5XZ8WJxWJPKj7I9OLBZPdHDAeZY';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

async function createClient() {
  const signup = await createSignup(service);
  await service.call(SetUpClientAccount, {
    clientId: signup.clientId,
    password: PASSWORD,
    ownerProven: true,
  });
  return signup;
}

const signIn = (clientId: string, password: string, knownDevice?: KnownDevice) =>
  service.call(SignInClient, { clientId, password, knownDevice });

/** The statuses of wrong passwords in a row. */
async function guess(clientId: string, times: number, knownDevice?: KnownDevice): Promise<number[]> {
  const statuses = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    statuses.push(
      await signIn(clientId, 'wrong', knownDevice).catch(({ status }: { status: number }) => status),
    );
  }
  return statuses as number[];
}

const locksOf = async (id: number) =>
  (await service.published(ClientAccountLocked)).filter(({ signupId }) => signupId === id);

describe('signing in', () => {
  it('takes a password that another system writes otherwise, and keeps an old hash of it no longer', async () => {
    const { id, clientId } = await createClient();
    const [composed, decomposed] = ['crème brûlée'.normalize('NFC'), 'crème brûlée'.normalize('NFD')];
    const accounts = service.db.getRepository(ClientAccount);
    await accounts.update({ id }, { passwordHash: OF_DECOMPOSED });

    await signIn(clientId, composed);
    const { passwordHash } = await accounts.findOneByOrFail({ id });
    expect(passwordHash).not.toBe(OF_DECOMPOSED);
    await signIn(clientId, decomposed);
    expect((await accounts.findOneByOrFail({ id })).passwordHash).toBe(passwordHash);
  });

  it.each([
    ['a wrong password', () => createClient().then(({ clientId }) => clientId)],
    ['an account without a password', () => createSignup(service).then(({ clientId }) => clientId)],
    ['an unknown Client ID', () => Promise.resolve('DSA-ZZZZZ2')],
    ['a name of another form', () => Promise.resolve('admin')],
  ])('answers %s with the same words', async (_, name) => {
    await expect(signIn(await name(), 'wrong')).rejects.toMatchObject({
      status: 401,
      code: 'gateway.invalid-credentials',
      message: 'Invalid credentials',
    });
  });

  it('closes the account at the fifth wrong password, for the right one too, and says so once', async () => {
    const { id, clientId } = await createClient();

    expect(await guess(clientId, 6)).toEqual([401, 401, 401, 401, 401, 423]);

    await expect(signIn(clientId, PASSWORD)).rejects.toMatchObject({
      status: 423,
      code: 'onboarding.account-locked',
      message: 'Account is locked',
    });
    expect(await locksOf(id)).toHaveLength(1);
  });

  it('closes an unknown Client ID alike', async () => {
    expect(await guess('DSA-ZZZZZ3', 7)).toEqual([401, 401, 401, 401, 401, 423, 423]);
  });

  it('opens again after 15 minutes, and closes for 30 the next time', async () => {
    const { clientId } = await createClient();
    await guess(clientId, 5);
    service.passTime(15 * MINUTE_MS);
    expect(await guess(clientId, 6)).toEqual([401, 401, 401, 401, 401, 423]);

    service.passTime(15 * MINUTE_MS);
    expect(await guess(clientId, 1)).toEqual([423]);
    service.passTime(15 * MINUTE_MS);
    expect(await signIn(clientId, PASSWORD)).toMatchObject({ clientId });
  });

  it('forgets wrong passwords after a right one', async () => {
    const { clientId } = await createClient();
    await guess(clientId, 4);
    await signIn(clientId, PASSWORD);

    expect(await guess(clientId, 4)).toEqual([401, 401, 401, 401]);
    await expect(signIn(clientId, PASSWORD)).resolves.toMatchObject({ clientId });
  });

  it('gives 100 parallel guesses no more tries than guesses in a row', async () => {
    const { id, clientId } = await createClient();
    // Not over NATS: 100 hashes take longer than a caller may wait. A busy machine may refuse some of them.
    const signIns = service.app.get(ClientSignInService);

    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () => signIns.signIn({ clientId, password: 'wrong' })),
    );

    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(100);
    expect(refusals.filter((reason) => reason instanceof InvalidCredentials)).toHaveLength(5);
    await expect(signIn(clientId, PASSWORD)).rejects.toMatchObject({ status: 423 });
    expect(await locksOf(id)).toHaveLength(1);
    expect(
      await service.db.query('select login_attempts, lockouts from signups where id = $1', [id]),
    ).toEqual([{ login_attempts: 0, lockouts: 1 }]);
  });

  it('is open to suspended clients', async () => {
    const { id, clientId } = await createClient();
    await service.db.query(`update signups set account_status = 'suspended' where id = $1`, [id]);

    expect(await signIn(clientId, PASSWORD)).toMatchObject({ accountStatus: 'suspended' });
  });

  it('forgets the counters of unknown Client IDs after 30 days', async () => {
    await guess('DSA-ZZZZZ4', 1);
    service.passTime(31 * 24 * 60 * MINUTE_MS);
    await guess('DSA-ZZZZZ5', 1);

    expect(await service.db.query('select client_id from unknown_clients')).toEqual([
      { client_id: 'DSA-ZZZZZ5' },
    ]);
  });
});

describe('signing in from a known device', () => {
  const buildDevice = (): KnownDevice => ({ id: randomUUID(), signedInAt: new Date().toISOString() });

  const devicesOf = (id: number) =>
    service.db.query('select login_attempts, lockouts from client_devices where signup_id = $1', [id]);

  it('goes on while strangers have locked the account', async () => {
    const { clientId } = await createClient();
    await guess(clientId, 5);

    expect(await signIn(clientId, PASSWORD, buildDevice())).toMatchObject({ clientId });
    await expect(signIn(clientId, PASSWORD)).rejects.toMatchObject({ status: 423 });
  });

  it('ends for that device alone at its fifth wrong password, without a word to the world', async () => {
    const { id, clientId } = await createClient();
    const device = buildDevice();

    expect(await guess(clientId, 6, device)).toEqual([401, 401, 401, 401, 401, 423]);

    expect(await devicesOf(id)).toEqual([{ login_attempts: 0, lockouts: 1 }]);
    expect(await locksOf(id)).toEqual([]);
    expect(await signIn(clientId, PASSWORD, buildDevice())).toMatchObject({ clientId });
    expect(await signIn(clientId, PASSWORD)).toMatchObject({ clientId });
    service.passTime(15 * MINUTE_MS);
    expect(await signIn(clientId, PASSWORD, device)).toMatchObject({ clientId });
    expect(await devicesOf(id)).toEqual([]);
  });

  it("is not told as a lock of the account, which strangers' wrong passwords closed", async () => {
    const { id, clientId } = await createClient();
    await guess(clientId, 5);
    await guess(clientId, 5, buildDevice());

    expect(await locksOf(id)).toHaveLength(1);
  });

  it('gives 20 parallel guesses five tries', async () => {
    const { clientId } = await createClient();
    const knownDevice = buildDevice();
    const signIns = service.app.get(ClientSignInService);

    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => signIns.signIn({ clientId, password: 'wrong', knownDevice })),
    );

    const reasons = outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason as object);
    expect(reasons.filter((reason) => reason instanceof InvalidCredentials)).toHaveLength(5);
  });

  it("does not count with another account's device id", async () => {
    const [one, other] = [await createClient(), await createClient()];
    const device = buildDevice();
    await guess(one.clientId, 1, device);

    expect(await guess(other.clientId, 2, device)).toEqual([401, 401]);
    expect(await devicesOf(one.id)).toEqual([{ login_attempts: 1, lockouts: 0 }]);
  });
});
