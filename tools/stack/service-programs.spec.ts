import { join } from 'node:path';
import { SERVICES, type ServiceName } from '../backing/index.ts';
import { readStackConfig, REPOSITORY } from './config.ts';
import { serviceEnv, type Surroundings } from './service-programs.ts';

const each = <T>(valueOf: (name: string) => T) =>
  Object.fromEntries(SERVICES.map((name) => [name, valueOf(name)])) as Record<ServiceName, T>;

const around: Surroundings = {
  databases: each((name) => ({
    service: `postgres://${name}@db`,
    migration: `postgres://${name}_owner@db`,
    cleaner: `postgres://${name}_cleaner@db`,
  })),
  natsUrls: each((name) => `nats://${name}@nats`),
  redisUrl: 'redis://redis',
  smtpUrl: 'smtp://mail',
  sessionSecret: { now: 'of sessions', previous: 'of sessions before' },
  linkSecret: { now: 'of links', previous: 'of links before' },
  adminPasswordFile: '/data/admin-password',
  healthPorts: { onboarding: 1, agreements: 2, sla: 3, notifications: 4, gateway: 5 },
};
const envOf = (name: ServiceName, env: NodeJS.ProcessEnv = {}) =>
  serviceEnv(name, readStackConfig(env), around);

describe('the environment of a service', () => {
  it.each(SERVICES)('names the servers and a health port to %s', (name) => {
    expect(envOf(name)).toMatchObject({
      NODE_ENV: 'development',
      DATABASE_URL: `postgres://${name}@db`,
      CLEANER_DATABASE_URL: `postgres://${name}_cleaner@db`,
      NATS_URL: `nats://${name}@nats`,
      REDIS_URL: 'redis://redis',
      PUBLIC_URL: 'http://localhost:8080',
      HTTP_PORT: `${around.healthPorts[name]}`,
    });
  });

  it('tells the gateway alone where the others answer', () => {
    const urls = JSON.parse(envOf('gateway')['SERVICE_HEALTH_URLS'] ?? '') as object;
    expect(urls).toEqual({
      onboarding: 'http://127.0.0.1:1',
      agreements: 'http://127.0.0.1:2',
      sla: 'http://127.0.0.1:3',
      notifications: 'http://127.0.0.1:4',
    });
    expect(envOf('sla')).not.toHaveProperty('SERVICE_HEALTH_URLS');
  });

  it('never holds what changes tables, nor anything of another service', () => {
    for (const name of SERVICES) {
      const others = SERVICES.filter((other) => other !== name).join('|');
      expect(JSON.stringify(envOf(name))).not.toMatch(new RegExp(`_owner@|(${others})@`));
    }
  });

  it('keeps each secret with the service whose it is', () => {
    const env = { ADMIN_PASSWORD: 'of the gateway', AI_API_KEY: 'of onboarding', AWS_SECRET: 'of nobody' };
    const holders = (key: string) => SERVICES.filter((name) => key in envOf(name, env));
    expect({
      ADMIN_PASSWORD: holders('ADMIN_PASSWORD'),
      AI_API_KEY: holders('AI_API_KEY'),
      AWS_SECRET: holders('AWS_SECRET'),
      SMTP_URL: holders('SMTP_URL'),
      SESSION_SECRET: holders('SESSION_SECRET'),
      SESSION_SECRET_PREVIOUS: holders('SESSION_SECRET_PREVIOUS'),
      LINK_SECRET: holders('LINK_SECRET'),
      LINK_SECRET_PREVIOUS: holders('LINK_SECRET_PREVIOUS'),
    }).toEqual({
      ADMIN_PASSWORD: ['gateway'],
      AI_API_KEY: ['onboarding'],
      AWS_SECRET: [],
      SMTP_URL: ['notifications'],
      SESSION_SECRET: ['gateway'],
      SESSION_SECRET_PREVIOUS: ['gateway'],
      LINK_SECRET: ['notifications', 'gateway'],
      LINK_SECRET_PREVIOUS: ['gateway'],
    });
  });

  it('says where the record of the legal entity is, by its whole path, to whoever prints it', () => {
    const told = SERVICES.map((name) => envOf(name, { LEGAL_ENTITY: './us.json' })['LEGAL_ENTITY']);
    const file = join(REPOSITORY, 'us.json');
    expect(Object.fromEntries(SERVICES.map((name, index) => [name, told[index]]))).toEqual({
      onboarding: file,
      agreements: file,
      sla: undefined,
      notifications: file,
      gateway: file,
    });
  });

  it('has no default address in production', () => {
    expect(envOf('gateway', { NODE_ENV: 'production' })).not.toHaveProperty('PUBLIC_URL');
    const chosen = { NODE_ENV: 'production', PUBLIC_URL: 'https://rep13.example' };
    expect(envOf('gateway', chosen)).toMatchObject(chosen);
  });
});
