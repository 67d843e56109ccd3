import { loadConfig } from '@rep13/service-kit';
import { OnboardingConfig } from './config.ts';

const load = (environment: NodeJS.ProcessEnv) =>
  loadConfig(OnboardingConfig, {
    DATABASE_URL: 'postgres://rep13@localhost/rep13',
    NATS_URL: 'nats://localhost:4222',
    REDIS_URL: 'redis://localhost:6379',
    ...environment,
  });

describe("onboarding's configuration", () => {
  it('needs no payment provider while developing', () => {
    expect(load({}).PAYMENT_PROVIDER).toBeUndefined();
  });

  it('lets production start with demo payments only when asked for by name', () => {
    const production = { NODE_ENV: 'production', LEGAL_ENTITY: '/us.json' };
    expect(() => load(production)).toThrow('PAYMENT_PROVIDER: set it to demo');
    expect(load({ ...production, PAYMENT_PROVIDER: 'demo' }).PAYMENT_PROVIDER).toBe('demo');
  });

  it('refuses a provider that is not there', () => {
    expect(() => load({ PAYMENT_PROVIDER: 'cash' })).toThrow('PAYMENT_PROVIDER');
  });

  it('wants the secrets of Stripe where Stripe takes the money, and only there', () => {
    const stripe = { PAYMENT_PROVIDER: 'stripe' };
    expect(() => load(stripe)).toThrow('STRIPE_SECRET_KEY: set it to the secret key of your Stripe account');
    expect(() => load(stripe)).toThrow('STRIPE_WEBHOOK_SECRET: set it to the signing secret');
    expect(load({ PAYMENT_PROVIDER: 'demo' }).STRIPE_SECRET_KEY).toBeUndefined();
    const secrets = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(load({ ...stripe, ...secrets })).toMatchObject(secrets);
  });

  it('speaks to a test server instead of Stripe, but never in production', () => {
    const env = {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: 'http://127.0.0.1:12111',
    };
    expect(load(env).STRIPE_API_BASE).toBe('http://127.0.0.1:12111');
    const PUBLIC_URL = 'https://rep13.example/';
    const production = { ...env, NODE_ENV: 'production', LEGAL_ENTITY: '/us.json', PUBLIC_URL };
    expect(() => load(production)).toThrow('STRIPE_API_BASE: leave it out');
    expect(load({ ...production, STRIPE_API_BASE: '' }).STRIPE_API_BASE).toBeUndefined();
  });

  it('draws pages with a browser only where its path is named', () => {
    expect(load({}).WATCH_BROWSER).toBeUndefined();
    expect(load({ WATCH_BROWSER: '/usr/bin/chromium' }).WATCH_BROWSER).toBe('/usr/bin/chromium');
    expect(() => load({ WATCH_BROWSER: 'chromium --no-sandbox' })).toThrow(
      'WATCH_BROWSER: set it to the path',
    );
  });

  it('must know in production where visitors come back to from the page of a provider', () => {
    const secrets = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const production = { ...secrets, NODE_ENV: 'production', LEGAL_ENTITY: '/us.json' };
    expect(() => load({ ...production, PAYMENT_PROVIDER: 'stripe' })).toThrow('PUBLIC_URL: set it to');
    expect(load({ ...production, PAYMENT_PROVIDER: 'demo' }).publicUrl).toBe('http://localhost:8080');
    const env = { ...production, PAYMENT_PROVIDER: 'stripe', PUBLIC_URL: 'https://rep13.example/' };
    expect(load(env).publicUrl).toBe('https://rep13.example');
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_live_mine'],
    ['STRIPE_SECRET_KEY', 'two words'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_mine'],
    ['STRIPE_API_BASE', 'stripe.example:443'],
    ['STRIPE_API_BASE', 'http://user:pass@stripe.example'],
  ])('refuses %s set to %j, without repeating it', (name, value) => {
    const env = {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      [name]: value,
    };
    expect(() => load(env)).toThrow(`${name}: set it to`);
    expect(() => load(env)).not.toThrow(value);
  });

  it('needs no key of an AI provider, and knows where to use one', () => {
    const { AI_API_KEY, AI_BASE_URL } = load({ AI_API_KEY: '', AI_BASE_URL: '' });
    expect([AI_API_KEY, AI_BASE_URL]).toEqual([undefined, 'https://api.openai.com/v1']);
  });

  it('reads the ranges that are never asked, and refuses what is none', () => {
    expect(load({}).fetchDeny).toEqual([]);
    expect(load({ FETCH_DENY: '' }).fetchDeny).toEqual([]);
    expect(load({ FETCH_DENY: '203.0.113.0/24, 2001:db8::/32' }).fetchDeny).toEqual([
      '203.0.113.0/24',
      '2001:db8::/32',
    ]);
    expect(() => load({ FETCH_DENY: '203.0.113.0/24,our-network' })).toThrow('FETCH_DENY: set it to ranges');
  });

  it.each([
    ['AI_API_KEY', 'two words'],
    ['AI_API_KEY', 'line\nbreak'],
    ['AI_BASE_URL', 'models.example/v1'],
    ['AI_BASE_URL', 'ftp://models.example'],
    ['AI_BASE_URL', 'https://user:pass@models.example/v1'],
    ['AI_MODEL', 'two words'],
  ])('refuses %s set to %j without repeating it', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(`${name}: set it to`);
    expect(() => load({ [name]: value })).not.toThrow(value);
  });
});
