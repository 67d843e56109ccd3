import { join } from 'node:path';
import { keptSecret } from './kept-secret.ts';
import { natsAccess } from './rights/nats-access.ts';
import { keptPassword } from './rights/secrets.ts';
import { SERVICES } from './rights/services.ts';

/** Every secret that docker-compose.yml asks for, kept under `dataDir`, and where it finds NATS' configuration. */
export async function composeEnv(dataDir: string): Promise<Record<string, string>> {
  const { configFile } = await natsAccess(dataDir);
  const passwords = await Promise.all(
    SERVICES.map(async (service) => [
      [`DATABASE_PASSWORD_${service.toUpperCase()}`, await keptPassword(dataDir, 'database', service)],
      [`NATS_PASSWORD_${service.toUpperCase()}`, await keptPassword(dataDir, 'nats', service)],
    ]),
  );
  return {
    POSTGRES_PASSWORD: await keptSecret(join(dataDir, 'postgres.password')),
    SESSION_SECRET: await keptSecret(join(dataDir, 'session.secret')),
    NATS_CONF: configFile,
    ...(Object.fromEntries(passwords.flat()) as Record<string, string>),
  };
}

/** The text of an `.env` file with these variables set, all its other lines kept. */
export function withVariables(text: string, variables: Readonly<Record<string, string>>): string {
  const others = text.split('\n').filter((line) => line && !((line.split('=')[0] ?? '') in variables));
  return [...others, ...Object.entries(variables).map(([name, value]) => `${name}=${value}`), ''].join('\n');
}
