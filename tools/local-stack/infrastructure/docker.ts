import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../data/data-folder.ts';
import { environmentOf, systemEnvironment } from '../processes/system-environment.ts';
import type { ServerName } from './sources.ts';

const run = promisify(execFile);
const COMPOSE_FILE = join(REPOSITORY, 'docker-compose.yml');
const CONTAINER_PORTS: Record<ServerName, number> = { postgres: 5432, redis: 6379, nats: 4222 };

/** Servers of docker-compose.yml, started for one data folder. */
export interface ComposeServers {
  /** Starts them and waits until they are healthy. Safe to repeat. */
  start(servers: readonly ServerName[]): Promise<void>;
  /** The port on this machine that leads to the server. */
  port(server: ServerName): Promise<number>;
  /** Stops them; their volumes stay. */
  stop(): Promise<void>;
}

/** Where the engine is, and how it is spoken to, can be said in variables too. */
const dockerEnvironment = (): NodeJS.ProcessEnv => ({
  ...systemEnvironment(),
  ...environmentOf((name) => /^(DOCKER|XDG)_|_proxy$/i.test(name)),
});

/** True when a Docker engine answers and knows `compose`. Never throws. */
export async function dockerAnswers(command = 'docker'): Promise<boolean> {
  const options = { timeout: 5_000, env: dockerEnvironment() };
  try {
    await run(command, ['info'], options);
    await run(command, ['compose', 'version'], options);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param dataDir two data folders get two sets of containers and volumes.
 * @param secrets what docker-compose.yml asks for.
 */
export function composeServers(
  dataDir: string,
  secrets: Readonly<Record<string, string>>,
  command = 'docker',
): ComposeServers {
  const project = `rep13-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 8)}`;
  const compose = async (...args: string[]) => {
    const { stdout } = await run(command, ['compose', '-p', project, '-f', COMPOSE_FILE, ...args], {
      env: { ...dockerEnvironment(), ...secrets },
    });
    return stdout;
  };
  return {
    start: async (servers) => void (await compose('up', '--detach', '--wait', ...servers)),
    async port(server) {
      const address = await compose('port', server, `${CONTAINER_PORTS[server]}`);
      return Number(address.trim().split(':').at(-1));
    },
    stop: async () => void (await compose('stop')),
  };
}
