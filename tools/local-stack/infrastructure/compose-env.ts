import { join } from 'node:path';
import { storedSecret } from '../data/data-folder.ts';
import { redisAccess } from './redis.ts';
import { natsAccess } from '../rights/nats-access.ts';
import { PROVISIONER } from '../rights/nats-rights.ts';
import { databaseUser, storedPassword, natsPasswordVariable, passwordVariable } from '../rights/secrets.ts';
import { signingSecrets } from '../data/rotating-secrets.ts';
import { SERVICES } from '../manifests.ts';

/** Every secret that docker-compose.yml asks for, kept under `dataDir`, and where it finds NATS' configuration. */
export async function composeEnv(dataDir: string): Promise<Record<string, string>> {
  const { configFile } = await natsAccess(dataDir);
  const passwords = await Promise.all(
    SERVICES.map(async (service) => [
      ...(await databasePasswords(dataDir, service)),
      await natsPassword(dataDir, service),
    ]),
  );
  // A secret is there; the one before it only during a rotation.
  const secrets = Object.entries(await signingSecrets(dataDir)).filter(([, value]) => value);
  return {
    POSTGRES_PASSWORD: await storedSecret(join(dataDir, 'postgres.password')),
    REDIS_PASSWORD: (await redisAccess(dataDir)).password,
    NATS_CONF: configFile,
    ...(Object.fromEntries([
      ...secrets,
      ...passwords.flat(),
      await natsPassword(dataDir, PROVISIONER),
    ]) as Record<string, string>),
  };
}

const natsPassword = async (dataDir: string, user: string): Promise<[string, string]> => [
  natsPasswordVariable(user),
  await storedPassword(dataDir, 'nats', user),
];

/** Of the role a service works with, and of the one it deletes with. */
function databasePasswords(dataDir: string, service: string): Promise<[string, string][]> {
  return Promise.all(
    (['service', 'cleaner'] as const).map(async (role): Promise<[string, string]> => [
      passwordVariable(service, role),
      await storedPassword(dataDir, 'database', databaseUser(service, role)),
    ]),
  );
}

/** Set only during a rotation: what is no longer in the data folder goes from `.env` too. */
const ONLY_AT_TIMES = [
  'SESSION_SECRET_PREVIOUS',
  'LINK_SECRET_PREVIOUS',
  'REGISTER_KEY_PREVIOUS',
  'AUTHORITY_LINK_SECRET_PREVIOUS',
  'TICKET_FILE_KEY_PREVIOUS',
];

/** The text of an `.env` file with these variables set, all its other lines kept. */
export function withVariables(text: string, variables: Readonly<Record<string, string>>): string {
  const isOurs = (name = '') => name in variables || ONLY_AT_TIMES.includes(name);
  const others = text.split('\n').filter((line) => line && !isOurs(line.split('=')[0]));
  return [...others, ...Object.entries(variables).map(([name, value]) => `${name}=${value}`), ''].join('\n');
}
