import {
  GetSignup,
  GetSignupParty,
  ListSignups,
  RegisterSignup,
  SignupRegistered,
} from '@rep13/contracts-onboarding';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { buildParticulars, createSignup } from '../../test/builders.ts';
import { onboarding } from '../service.ts';
import { SignupIdentities } from './signup-identities.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

const withKey = (key: string, fingerprint = 'body') => ({
  idempotency: { scope: 'session', key, fingerprint },
});

describe('registering a company', () => {
  it('saves what was sent and announces it without its particulars', async () => {
    const signup = await createSignup(service, { companyName: 'Kept Ltd', utm_source: 'google' });

    expect(await service.db.query('select * from signups where id = $1', [signup.id])).toEqual([
      expect.objectContaining({
        company_name: 'Kept Ltd',
        website_url: 'https://acme.example',
        legal_contact_email: 'anna@acme.example',
        utm_source: 'google',
        utm_medium: 'none',
        landing_page: '/',
        account_status: 'pending',
        password_hash: null,
        login_attempts: 0,
      }),
    ]);
    expect(
      (await service.published(SignupRegistered)).filter(({ signupId }) => signupId === signup.id),
    ).toEqual([
      {
        signupId: signup.id,
        clientId: signup.clientId,
        contractVersion: '1.1',
        registeredAt: signup.createdAt,
      },
    ]);
  });

  it('makes one signup of 100 parallel requests with one key, and answers them all alike', async () => {
    const particulars = buildParticulars({ companyName: 'Once Ltd' });

    // "Still running" and "unavailable" are answers too, after which a client asks again.
    const register = () =>
      eventually(() => service.call(RegisterSignup, particulars, withKey('once')), {
        fact: 'it was answered',
      });
    const answers = await Promise.all(Array.from({ length: 100 }, register));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await service.db.query(`select id from signups where company_name = 'Once Ltd'`)).toEqual([
      { id: answers[0]!.id },
    ]);
  });

  it('refuses a key that was used with another body', async () => {
    await service.call(RegisterSignup, buildParticulars(), withKey('taken'));

    await expect(
      service.call(RegisterSignup, buildParticulars(), withKey('taken', 'other body')),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('draws again when an identity is taken', async () => {
    const taken = await createSignup(service);
    const free = { id: 100_000_001, clientId: 'DSA-FREE22' };
    const identities = service.app.get(SignupIdentities);
    const drawn = [
      { id: taken.id, clientId: 'DSA-NEW222' },
      { id: 100_000_000, clientId: taken.clientId },
      free,
    ];
    const original = identities.draw;
    identities.draw = () => drawn.shift()!;

    const signup = await createSignup(service);

    identities.draw = original;
    expect(signup).toMatchObject(free);
  });

  it('refuses a wrong field with its message and saves nothing', async () => {
    await expect(
      createSignup(service, { companyName: 'Wrong Ltd', registeredAddress: 'short' }),
    ).rejects.toMatchObject({
      status: 400,
      details: {
        errors: [{ path: 'registeredAddress', message: 'Please provide a complete registered address' }],
      },
    });
    expect(await service.db.query(`select id from signups where company_name = 'Wrong Ltd'`)).toEqual([]);
  });
});

describe('a registered company', () => {
  it('is answered to its visitor and to other services', async () => {
    const signup = await createSignup(service, { registrationNumber: '4711' });

    expect(await service.call(GetSignup, { signupId: signup.id })).toEqual(signup);
    expect(await service.call(GetSignupParty, { signupId: signup.id })).toMatchObject({
      id: signup.id,
      registrationNumber: '4711',
      contractVersion: '1.1',
      accountStatus: 'pending',
      paidAt: null,
    });
  });

  it('is not found under an id that was never issued', async () => {
    const unknown = { signupId: 1 };

    await expect(service.call(GetSignup, unknown)).rejects.toMatchObject({
      status: 404,
      message: 'Not found',
    });
    await expect(service.call(GetSignupParty, unknown)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the list of signups', () => {
  it('is newest first and goes on after the cursor', async () => {
    const made = [];
    for (const companyName of ['A', 'B', 'C', 'D'])
      made.push((await createSignup(service, { companyName })).id);
    const newestFirst = made.reverse();

    const page = await service.call(ListSignups, { limit: 2 });
    const next = await service.call(ListSignups, { limit: 2, cursor: page.at(-1)!.id });

    expect([...page, ...next].map(({ id }) => id)).toEqual(newestFirst);
  });

  it('never shows credentials', async () => {
    const [item] = await service.call(ListSignups, { limit: 1 });

    expect(Object.keys(item!).join()).not.toMatch(/password|attempts|lock|setup|utm/i);
  });
});
