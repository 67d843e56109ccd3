import type { StackConfig } from '../config.ts';
import { closedDataFolder } from '../data/data-folder.ts';
import { signingSecrets } from '../data/rotating-secrets.ts';
import { LOOPBACK } from '../infrastructure/ports.ts';
import { MANIFESTS } from '../manifests.ts';
import { needsDevelopmentSeal } from '../seal/provide-seal.ts';
import { needsTestStripe } from '../stripe/provide-stripe.ts';
import { serviceEnv } from './service-environment.ts';

/**
 * What each service will be told, by its name, before anything is started: where this start makes servers or stand-ins
 * of its own, some address stands for them.
 */
export async function expectedEnvironments(config: StackConfig): Promise<Record<string, NodeJS.ProcessEnv>> {
  const { env, dataDir } = config;
  await closedDataFolder(dataDir);
  const url = env['DATABASE_URL'] ?? `postgres://service:password@${LOOPBACK}/rep13`;
  const nats = env['NATS_URL'] ?? `nats://service:password@${LOOPBACK}:4222`;
  const environment = {
    services: MANIFESTS.map((service) => ({
      service,
      databases: { service: url, migration: url, cleaner: url },
      natsUrls: { commands: nats, events: env['NATS_EVENTS_URL'] ?? nats },
      healthPort: 0,
    })),
    redisUrl: env['REDIS_URL'] ?? `redis://:password@${LOOPBACK}:6379`,
    smtpUrl: env['SMTP_URL'] ?? `smtp://${LOOPBACK}:1025`,
    secrets: await signingSecrets(dataDir, env),
    adminPasswordFile: 'admin-password',
    standIns: expectedStandIns(env),
  };
  return Object.fromEntries(
    environment.services.map((own) => [own.service.name, serviceEnv(own, config, environment)]),
  );
}

const expectedStandIns = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...(needsDevelopmentSeal(env) && { SEAL_P12: 'development.p12', SEAL_PASSPHRASE: 'password' }),
  ...(needsTestStripe(env) && {
    STRIPE_SECRET_KEY: 'sk_test_expected',
    STRIPE_WEBHOOK_SECRET: 'whsec_expected',
    STRIPE_API_BASE: `http://${LOOPBACK}:12111`,
  }),
});
