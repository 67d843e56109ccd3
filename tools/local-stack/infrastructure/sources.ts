/** The servers that the product needs: how each is named, what it is called, and Debian's package with it. */
export const KNOWN_SERVERS = {
  postgres: { variable: 'DATABASE_URL', program: 'PostgreSQL', package: 'postgresql' },
  redis: { variable: 'REDIS_URL', program: 'Redis', package: 'redis-server' },
  nats: { variable: 'NATS_URL', program: 'NATS', package: 'nats-server' },
};
export type ServerName = keyof typeof KNOWN_SERVERS;
export const SERVERS = Object.keys(KNOWN_SERVERS) as ServerName[];

/** Where a server comes from, best first. */
export type Source = 'given' | 'installed' | 'docker' | 'apt' | 'package';

/** What can be known about the machine before anything is started. */
export interface Machine {
  readonly given: (server: ServerName) => boolean;
  readonly installed: (server: ServerName) => boolean;
  readonly dockerAnswers: () => Promise<boolean>;
  readonly canInstall: () => Promise<boolean>;
  /** `npm ci` has brought it. */
  readonly packaged: (server: ServerName) => boolean;
  /** What installs these programs here, in one line. */
  readonly installLine: (servers: readonly ServerName[]) => string;
}

/**
 * Decides for each server where it comes from. What happens to listen on a standard port is never considered:
 * it belongs to somebody else.
 * @throws with every choice the reader has, when there is none left.
 */
export async function chooseSources(machine: Machine): Promise<Record<ServerName, Source>> {
  const missing = SERVERS.filter((server) => !machine.given(server) && !machine.installed(server));
  const remedy = missing.length === 0 ? undefined : await remedyFor(machine, missing);
  const choose = (server: ServerName): Source => {
    if (machine.given(server)) return 'given';
    return machine.installed(server) ? 'installed' : (remedy ?? 'package');
  };
  return { postgres: choose('postgres'), redis: choose('redis'), nats: choose('nats') };
}

/** Undefined where packages do. */
async function remedyFor(machine: Machine, missing: ServerName[]): Promise<Source | undefined> {
  if (await machine.dockerAnswers()) return 'docker';
  if (await machine.canInstall()) return 'apt';
  const lacking = missing.filter((server) => !machine.packaged(server));
  if (lacking.length > 0) throw new Error(refusal(lacking, machine.installLine(lacking)));
  return undefined;
}

function refusal(missing: ServerName[], installLine: string): string {
  const all = (what: 'program' | 'variable') =>
    missing.map((server) => KNOWN_SERVERS[server][what]).join(', ');
  return [
    `Rep13 needs ${all('program')} and found none. This installs what is missing; then start again:`,
    '',
    `  ${installLine}`,
    '',
    `Or start Docker, or name a server of yours in ${all('variable')}.`,
  ].join('\n');
}
