/** The servers that the product needs: how each is named, what it is called, and Debian's package with it. */
export const KNOWN_SERVERS = {
  postgres: { variable: 'DATABASE_URL', program: 'PostgreSQL', package: 'postgresql' },
  redis: { variable: 'REDIS_URL', program: 'Redis', package: 'redis-server' },
  nats: { variable: 'NATS_URL', program: 'NATS', package: 'nats-server' },
};
export type ServerName = keyof typeof KNOWN_SERVERS;
export const SERVERS = Object.keys(KNOWN_SERVERS) as ServerName[];

/** Where a server comes from, best first. */
export type Source = 'given' | 'installed' | 'docker' | 'apt';

/** What can be known about the machine before anything is started. */
export interface Machine {
  readonly given: (server: ServerName) => boolean;
  readonly installed: (server: ServerName) => boolean;
  readonly dockerAnswers: () => Promise<boolean>;
  readonly canInstall: () => Promise<boolean>;
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
    return machine.installed(server) ? 'installed' : (remedy ?? 'apt');
  };
  return { postgres: choose('postgres'), redis: choose('redis'), nats: choose('nats') };
}

async function remedyFor(machine: Machine, missing: ServerName[]): Promise<Source> {
  if (await machine.dockerAnswers()) return 'docker';
  if (await machine.canInstall()) return 'apt';
  throw new Error(refusal(missing));
}

function refusal(missing: ServerName[]): string {
  const all = (what: 'program' | 'variable') =>
    missing.map((server) => KNOWN_SERVERS[server][what]).join(', ');
  return [
    `Rep13 needs ${all('program')} and found none. Choose one of these, then start again:`,
    `  - name a server of yours in ${all('variable')}`,
    '  - install the programs: apt-get install postgresql redis-server nats-server',
    '                      or: brew install postgresql redis nats-server',
    '  - start Docker',
  ].join('\n');
}
