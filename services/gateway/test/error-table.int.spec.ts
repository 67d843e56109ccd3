import { SignAgreement } from '@rep13/contracts-agreements';
import type { ErrorCode } from '@rep13/contracts-constants';
import {
  FindClientSignup,
  RegisterSignup,
  SetUpClientAccount,
  SignInClient,
} from '@rep13/contracts-onboarding';
import { DomainError, IdempotencyKeyInUse, IdempotencyKeyReused, NotFound } from '@rep13/service-kit';
import type { Response, Test } from 'supertest';
import { buildSignupBody, buildSignupView } from './builders.ts';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const OWN = 123_456_789;
const SIGN = { signupId: OWN, clientSignature: 'Ada', clientSignatureType: 'typed' };
const CREDENTIALS = { clientId: 'DSA-ABC234', password: 'wrong' };
const SET_UP = { clientId: 'DSA-ABC234', password: 'a long enough one' };

/** One line of the table of design section 4. */
interface Case {
  readonly name: string;
  /** What the service behind the call says; undefined: it is asked nothing. */
  readonly failure?: {
    readonly to: 'signIn' | 'setup' | 'find' | 'sign' | 'register';
    readonly error: Error;
  };
  readonly call: (browser: Browser) => Test;
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  /** Paths of the refused fields. */
  readonly paths?: readonly string[];
  readonly retryAfter?: string;
}

const domainError = (status: number, code: ErrorCode, message: string, retryAfterSeconds?: number) =>
  new DomainError(status, code, message, { retryAfterSeconds });

const signIn = (browser: Browser) => browser.post('/api/client/login').send(CREDENTIALS);
const setUp = (browser: Browser) => browser.post('/api/client/setup').send(SET_UP);
const sign = (browser: Browser) => browser.post('/api/legal-agreement').send(SIGN);
const register = (browser: Browser) => browser.post('/api/signup').send(buildSignupBody());

const TABLE: readonly Case[] = [
  {
    name: 'a body that fails validation',
    call: (browser) =>
      browser.post('/api/signup').send(buildSignupBody({ companyName: '', termsAccepted: false })),
    status: 400,
    code: 'gateway.validation-failed',
    message: 'Please check the marked fields',
    paths: ['companyName', 'termsAccepted'],
  },
  {
    name: 'wrong credentials of a client',
    failure: { to: 'signIn', error: domainError(401, 'gateway.invalid-credentials', 'Invalid credentials') },
    call: signIn,
    status: 401,
    code: 'gateway.invalid-credentials',
    message: 'Invalid credentials',
  },
  ...['admin', 'nobody-of-this-name'].map((username): Case => ({
    name: `wrong credentials of staff, ${username}`,
    call: (browser) => browser.post('/api/admin/login').send({ username, password: 'wrong' }),
    status: 401,
    code: 'gateway.invalid-credentials',
    message: 'Invalid credentials',
  })),
  {
    name: 'a locked account',
    failure: { to: 'signIn', error: domainError(423, 'onboarding.account-locked', 'Account is locked') },
    call: signIn,
    status: 423,
    code: 'onboarding.account-locked',
    message: 'Account is locked',
  },
  {
    name: 'a sign-in before the password is confirmed',
    failure: { to: 'signIn', error: domainError(403, 'onboarding.account-pending', 'Account is pending') },
    call: signIn,
    status: 403,
    code: 'onboarding.account-pending',
    message: 'Account is pending',
  },
  {
    name: 'a set-up for an unknown Client ID',
    failure: { to: 'find', error: domainError(404, 'onboarding.client-id-not-found', 'Client ID not found') },
    call: setUp,
    status: 404,
    code: 'onboarding.client-id-not-found',
    message: 'Client ID not found',
  },
  {
    name: 'a set-up that was done',
    failure: {
      to: 'setup',
      error: domainError(409, 'onboarding.account-already-activated', 'Account is already activated'),
    },
    call: setUp,
    status: 409,
    code: 'onboarding.account-already-activated',
    message: 'Account is already activated',
  },
  {
    name: 'what is not yours',
    call: (browser) => browser.get(`/api/signup/${OWN + 1}`),
    status: 404,
    code: 'gateway.not-found',
    message: 'Not found',
  },
  {
    name: 'what is not there',
    failure: { to: 'sign', error: new NotFound() },
    call: sign,
    status: 404,
    code: 'gateway.not-found',
    message: 'Not found',
  },
  ...['/api/client/user', '/api/admin/user'].map((path): Case => ({
    name: `${path} of nobody`,
    call: (browser) => browser.get(path),
    status: 401,
    code: 'gateway.not-signed-in',
    message: 'Not signed in',
  })),
  {
    name: 'too many',
    failure: { to: 'signIn', error: domainError(429, 'gateway.too-many-attempts', 'Too many attempts', 30) },
    call: signIn,
    status: 429,
    code: 'gateway.too-many-attempts',
    message: 'Too many attempts',
    retryAfter: '30',
  },
  {
    name: 'one idempotency key with another body',
    failure: { to: 'register', error: new IdempotencyKeyReused() },
    call: register,
    status: 422,
    code: 'gateway.idempotency-key-reused',
    message: 'This Idempotency-Key was used with another body',
  },
  {
    name: 'an idempotency key in use',
    failure: { to: 'register', error: new IdempotencyKeyInUse() },
    call: register,
    status: 409,
    code: 'gateway.idempotency-key-in-use',
    message: 'The same request is still running',
    retryAfter: '1',
  },
  {
    name: 'a service that is down',
    call: (browser) => browser.get(`/api/legal-agreement/${OWN}/draft`),
    status: 503,
    code: 'gateway.service-unavailable',
    message: 'Service unavailable',
    retryAfter: '5',
  },
  {
    name: 'a state that does not allow it',
    failure: { to: 'sign', error: domainError(409, 'agreements.text-changed', 'The text has changed') },
    call: sign,
    status: 409,
    code: 'agreements.text-changed',
    message: 'The text has changed',
  },
  {
    name: 'anything unexpected',
    failure: { to: 'sign', error: new DomainError(500, 'gateway.unexpected', 'Something went wrong') },
    call: sign,
    status: 500,
    code: 'gateway.unexpected',
    message: 'Something went wrong',
  },
];

describe('the table of errors', () => {
  let gateway: TestGateway;
  let owner: Browser;
  let failing: Case['failure'];

  beforeAll(async () => {
    gateway = await startGateway({ RATE_LIMIT_LOGINS: '1000' });
    const speak = (to: NonNullable<Case['failure']>['to']) => {
      if (failing?.to === to) throw failing.error;
    };
    const { stubbedServices } = gateway;
    stubbedServices.answer(SignInClient, () => {
      speak('signIn');
      throw new NotFound();
    });
    stubbedServices.answer(FindClientSignup, () => {
      speak('find');
      return { signupId: OWN };
    });
    stubbedServices.answer(SetUpClientAccount, () => {
      speak('setup');
      return { outcome: 'activated' as const };
    });
    stubbedServices.answer(SignAgreement, () => {
      speak('sign');
      throw new NotFound();
    });
    stubbedServices.answer(RegisterSignup, () => {
      speak('register');
      return buildSignupView({ id: OWN });
    });
    failing = undefined;
    owner = gateway.browser();
    await register(owner).expect(201);
  });
  afterAll(() => gateway.stop({ anyError: true }));

  it.each(TABLE)('$name', async ({ failure, call, status, code, message, paths, retryAfter }) => {
    failing = failure;
    const answer: Response = await call(owner);
    const body = answer.body as { errors?: { path: string }[] };
    expect(answer.status).toBe(status);
    expect(body).toEqual({ code, message, ...(paths && { errors: expect.any(Array) }) });
    expect(body.errors?.map(({ path }) => path).sort()).toEqual(paths);
    expect(answer.headers['retry-after']).toBe(retryAfter);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('tells an unknown name of staff nothing in its headers either', async () => {
    const headersOf = async (username: string) => {
      const { headers } = await gateway.browser().post('/api/admin/login').send({ username, password: 'x' });
      const { date: _date, 'x-request-id': _id, ...comparable } = headers as Record<string, string>;
      return comparable;
    };
    expect(await headersOf('nobody-of-this-name')).toEqual(await headersOf(ADMIN.username));
  });
});
