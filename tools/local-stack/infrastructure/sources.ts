/** The servers everything of ours needs. */
export const SERVERS = ['postgres', 'redis', 'nats'] as const;
export type ServerName = (typeof SERVERS)[number];

/** Where a server comes from, best first. */
export type Source = 'given' | 'installed' | 'docker' | 'apt';

export const URL_VARIABLES: Record<ServerName, string> = {
  postgres: 'DATABASE_URL',
  redis: 'REDIS_URL',
  nats: 'NATS_URL',
};

const PROGRAMS: Record<ServerName, string> = { postgres: 'PostgreSQL', redis: 'Redis', nats: 'NATS' };

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
  const names = missing.map((server) => PROGRAMS[server]).join(', ');
  const variables = missing.map((server) => URL_VARIABLES[server]).join(', ');
  return [
    `Rep13 needs ${names} and found none. Choose one of these, then start again:`,
    `  - name a server of yours in ${variables}`,
    '  - install the programs: apt-get install postgresql redis-server nats-server',
    '                      or: brew install postgresql redis nats-server',
    '  - start Docker',
  ].join('\n');
}
