import { readGatewayConfig } from './config.ts';

const SET = {
  DATABASE_URL: 'postgres://a:b@localhost/rep13',
  NATS_URL: 'nats://localhost:4222',
  REDIS_URL: 'redis://localhost:6379',
  SESSION_SECRET: 'thirty-two characters or even more of them',
  LINK_SECRET: 'other thirty-two characters or even more',
};

const PRODUCTION = {
  NODE_ENV: 'production',
  LEGAL_ENTITY: '/us.json',
  PUBLIC_URL: 'https://rep13.example',
  STAFF_MFA: 'required',
};

describe('the gateway’s configuration', () => {
  it('needs only its backing services and a secret', () => {
    const config = readGatewayConfig(SET);
    expect(config).toMatchObject({
      PORT: 8080,
      publicUrl: 'http://localhost:8080',
      isHttps: false,
      trustedProxies: [],
    });
  });

  it('reads lists and addresses', () => {
    const config = readGatewayConfig({
      ...SET,
      PUBLIC_URL: 'https://rep13.example',
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16',
      SERVICE_HEALTH_URLS: '{"sla":"http://127.0.0.1:1"}',
    });
    expect(config.isHttps).toBe(true);
    expect(config.trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16']);
    expect(config.healthUrls).toEqual({ sla: 'http://127.0.0.1:1' });
  });

  it.each([
    [{ SESSION_SECRET: undefined }, /SESSION_SECRET: set it/],
    [{ SESSION_SECRET: 'short' }, /SESSION_SECRET: set it/],
    [{ LINK_SECRET: undefined }, /LINK_SECRET: set it/],
    [{ LINK_SECRET: SET.SESSION_SECRET }, /LINK_SECRET: set it to another value/],
    [{ SESSION_SECRET_PREVIOUS: 'short' }, /SESSION_SECRET_PREVIOUS: set it/],
    [{ LINK_SECRET_PREVIOUS: 'short' }, /LINK_SECRET_PREVIOUS: set it/],
    [{ API_DOCS: 'yes' }, /API_DOCS: set it/],
    [{ PORT: 'eighty' }, /PORT: set it/],
    [{ PUBLIC_URL: 'rep13.example' }, /PUBLIC_URL: set it/],
    [{ SERVICE_HEALTH_URLS: '{' }, /SERVICE_HEALTH_URLS: set it/],
    [{ ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD: set/],
    [{ NODE_ENV: 'production' }, /LEGAL_ENTITY: set it/],
    [{ NODE_ENV: 'production', LEGAL_ENTITY: '/us.json' }, /PUBLIC_URL: set it/],
    [{ STAFF_MFA: 'yes' }, /STAFF_MFA: set it/],
    [{ AUTHORITY_INTAKE_WORK: '-1' }, /AUTHORITY_INTAKE_WORK: set it/],
    [{ AUTHORITY_INTAKE_WORK: '40' }, /AUTHORITY_INTAKE_WORK: set it/],
    [{ AUTHORITY_INTAKE_WORK: 'off' }, /AUTHORITY_INTAKE_WORK: set it/],
    [{ ...PRODUCTION, AUTHORITY_INTAKE_WORK: '0' }, /AUTHORITY_INTAKE_WORK: set it to 18/],
    [
      { NODE_ENV: 'production', LEGAL_ENTITY: '/us.json', PUBLIC_URL: 'https://rep13.example' },
      /STAFF_MFA: set it to required/,
    ],
  ])('says what to set for %j', (given, message) => {
    expect(() => readGatewayConfig({ ...SET, ...given })).toThrow(message);
  });

  it('asks authorities for work unless it says otherwise, and in production always', () => {
    expect(readGatewayConfig({ ...SET, ...PRODUCTION }).AUTHORITY_INTAKE_WORK).toBe(18);
    expect(readGatewayConfig({ ...SET, AUTHORITY_INTAKE_WORK: '0' }).AUTHORITY_INTAKE_WORK).toBe(0);
  });
});
