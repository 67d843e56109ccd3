import { join } from 'node:path';
import { MANIFESTS, SERVICES } from '../manifests.ts';
import { readStackConfig } from '../config.ts';
import { REPOSITORY } from '../data/data-folder.ts';
import { serviceEnv, type ServiceEnvironment } from './service-environment.ts';

const environment: ServiceEnvironment = {
  services: MANIFESTS.map((service, index) => ({
    service,
    databases: {
      service: `postgres://${service.name}@db`,
      migration: `postgres://${service.name}_owner@db`,
      cleaner: `postgres://${service.name}_cleaner@db`,
    },
    natsUrls: {
      commands: `nats://${service.name}@nats`,
      events: `nats://${service.name}-events@nats`,
    },
    healthPort: index + 1,
  })),
  redisUrl: 'redis://redis',
  smtpUrl: 'smtp://mail',
  secrets: {
    SESSION_SECRET: 'of sessions',
    SESSION_SECRET_PREVIOUS: 'of sessions before',
    LINK_SECRET: 'of links',
    LINK_SECRET_PREVIOUS: 'of links before',
    AUTHORITY_LINK_SECRET: 'of links of authorities',
    TICKET_FILE_KEY: 'of files',
  },
  adminPasswordFile: '/data/admin-password',
  standIns: {
    SEAL_P12: '/data/seal.p12',
    SEAL_PASSPHRASE: 'of the seal',
    TSA_URLS: 'http://tsa',
    STRIPE_SECRET_KEY: 'of Stripe',
    STRIPE_WEBHOOK_SECRET: 'of its webhooks',
    STRIPE_API_BASE: 'http://stripe',
  },
};
const portOf = (name: string) => SERVICES.indexOf(name) + 1;
const envOf = (name: string, env: NodeJS.ProcessEnv = {}) => {
  const own = environment.services[SERVICES.indexOf(name)];
  return own ? serviceEnv(own, readStackConfig(env), environment) : {};
};

describe('the environment of a service', () => {
  it.each(SERVICES)('names the servers and a health port to %s', (name) => {
    expect(envOf(name)).toMatchObject({
      NODE_ENV: 'development',
      DATABASE_URL: `postgres://${name}@db`,
      CLEANER_DATABASE_URL: `postgres://${name}_cleaner@db`,
      NATS_URL: `nats://${name}@nats`,
      NATS_EVENTS_URL: `nats://${name}-events@nats`,
      REDIS_URL: 'redis://redis',
      HTTP_PORT: `${portOf(name)}`,
    });
  });

  it('gives the addresses of the others to the gateway alone', () => {
    const urls = JSON.parse(envOf('gateway')['SERVICE_HEALTH_URLS'] ?? '') as object;
    const others = SERVICES.filter((name) => name !== 'gateway');
    expect(others).toEqual(expect.arrayContaining(['onboarding', 'agreements', 'sla', 'notifications']));
    expect(urls).toEqual(
      Object.fromEntries(others.map((name) => [name, `http://127.0.0.1:${portOf(name)}`])),
    );
    expect(envOf('sla')).not.toHaveProperty('SERVICE_HEALTH_URLS');
  });

  it('has every health port of another machine at its address', () => {
    const own = environment.services[SERVICES.indexOf('gateway')]!;
    const elsewhere = { ...environment, host: '10.213.0.2' };
    const env = serviceEnv(own, readStackConfig({}), elsewhere);
    expect(env['HTTP_HOST']).toBe('10.213.0.2');
    expect(JSON.parse(env['SERVICE_HEALTH_URLS'] ?? '')).toHaveProperty(
      'sla',
      `http://10.213.0.2:${portOf('sla')}`,
    );
  });

  it('never holds what changes tables, nor anything of another service', () => {
    for (const name of SERVICES) {
      const others = SERVICES.filter((other) => other !== name).join('|');
      expect(JSON.stringify(envOf(name))).not.toMatch(new RegExp(`_owner@|(${others})@`));
    }
  });

  it('gives each secret to the service whose it is', () => {
    const env = { ADMIN_PASSWORD: 'of the gateway', AI_API_KEY: 'of onboarding', AWS_SECRET: 'of nobody' };
    const holders = (key: string) => SERVICES.filter((name) => key in envOf(name, env));
    expect({
      ADMIN_PASSWORD: holders('ADMIN_PASSWORD'),
      AI_API_KEY: holders('AI_API_KEY'),
      AWS_SECRET: holders('AWS_SECRET'),
      SMTP_URL: holders('SMTP_URL'),
      PUBLIC_URL: holders('PUBLIC_URL'),
      SEAL_P12: holders('SEAL_P12'),
      SEAL_PASSPHRASE: holders('SEAL_PASSPHRASE'),
      TSA_URLS: holders('TSA_URLS'),
      STRIPE_SECRET_KEY: holders('STRIPE_SECRET_KEY'),
      STRIPE_WEBHOOK_SECRET: holders('STRIPE_WEBHOOK_SECRET'),
      STRIPE_API_BASE: holders('STRIPE_API_BASE'),
      SESSION_SECRET: holders('SESSION_SECRET'),
      SESSION_SECRET_PREVIOUS: holders('SESSION_SECRET_PREVIOUS'),
      LINK_SECRET: holders('LINK_SECRET'),
      LINK_SECRET_PREVIOUS: holders('LINK_SECRET_PREVIOUS'),
      AUTHORITY_LINK_SECRET: holders('AUTHORITY_LINK_SECRET'),
      TICKET_FILE_KEY: holders('TICKET_FILE_KEY'),
    }).toEqual({
      ADMIN_PASSWORD: ['gateway'],
      AI_API_KEY: ['onboarding'],
      AWS_SECRET: [],
      SMTP_URL: ['notifications'],
      PUBLIC_URL: ['agreements', 'notifications', 'onboarding', 'gateway'],
      SEAL_P12: ['agreements'],
      SEAL_PASSPHRASE: ['agreements'],
      TSA_URLS: ['agreements'],
      STRIPE_SECRET_KEY: ['onboarding'],
      STRIPE_WEBHOOK_SECRET: ['onboarding'],
      STRIPE_API_BASE: ['onboarding'],
      SESSION_SECRET: ['gateway'],
      SESSION_SECRET_PREVIOUS: ['gateway'],
      LINK_SECRET: ['notifications', 'gateway'],
      LINK_SECRET_PREVIOUS: ['gateway'],
      AUTHORITY_LINK_SECRET: ['sla'],
      TICKET_FILE_KEY: ['sla'],
    });
  });

  it('says where the record of the legal entity is, by its whole path, to the services that print it', () => {
    const given = SERVICES.map((name) => envOf(name, { LEGAL_ENTITY: './us.json' })['LEGAL_ENTITY']);
    const file = join(REPOSITORY, 'us.json');
    expect(Object.fromEntries(SERVICES.map((name, index) => [name, given[index]]))).toMatchObject({
      onboarding: file,
      agreements: file,
      sla: file,
      notifications: file,
      gateway: file,
    });
  });

  it('has the address people open', () => {
    expect(envOf('notifications')).toMatchObject({ PUBLIC_URL: 'http://localhost:8080' });
    expect(envOf('gateway')).toMatchObject({ PUBLIC_URL: 'http://localhost:8080' });
  });

  it('has no default address in production', () => {
    expect(envOf('gateway', { NODE_ENV: 'production' })).not.toHaveProperty('PUBLIC_URL');
    const chosen = { NODE_ENV: 'production', PUBLIC_URL: 'https://rep13.example' };
    expect(envOf('gateway', chosen)).toMatchObject(chosen);
  });
});
