/** Where NATS answers, and as whom we sign in there. */
export interface NatsServers {
  readonly servers: string[];
  readonly user: string;
  readonly password: string;
}

const SCHEMES = ['nats:', 'tls:'];

/**
 * Reads `nats://user:password@one:4222,two:4222`: the servers of one cluster. Its users are the same everywhere, so
 * who signs in is said with the first server, or with each of them alike.
 * @throws TypeError when it says anything else.
 */
export function natsServers(given: string): NatsServers {
  const [first, ...others] = given.split(',');
  const start = serverAt(first ?? '');
  const rest = others.map((other) => serverAt(other.includes('://') ? other : `${start.protocol}//${other}`));
  for (const { protocol, username, password } of rest) {
    const isSilent = !username && !password;
    const isSame = username === start.username && password === start.password;
    if (protocol !== start.protocol || !(isSilent || isSame)) throw new TypeError('servers of one cluster');
  }
  return {
    servers: [start, ...rest].map(({ protocol, host }) => `${protocol}//${host}`),
    user: decodeURIComponent(start.username),
    password: decodeURIComponent(start.password),
  };
}

/** Whether a variable holds servers of NATS. */
export function namesNatsServers(given: unknown): boolean {
  try {
    return typeof given === 'string' && natsServers(given).servers.length > 0;
  } catch {
    return false;
  }
}

function serverAt(given: string): URL {
  const url = new URL(given);
  if (!SCHEMES.includes(url.protocol) || !url.host || /\s/.test(given))
    throw new TypeError('no server of NATS');
  return url;
}
