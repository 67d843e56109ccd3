import { findBinary } from './binaries.ts';
import { KNOWN_SERVERS, type ServerName } from './sources.ts';

/** What a package manager calls the servers. */
type Names = Record<ServerName, string>;

const APT: Names = {
  postgres: KNOWN_SERVERS.postgres.package,
  redis: KNOWN_SERVERS.redis.package,
  nats: KNOWN_SERVERS.nats.package,
};
const APK: Names = { postgres: 'postgresql', redis: 'redis', nats: 'nats-server' };
const BREW: Names = { postgres: 'postgresql@17', redis: 'redis', nats: 'nats-server' };

/**
 * The line that installs these servers with the package manager of the platform: Homebrew wants no root, on Linux neither.
 * Windows runs the product in its Linux.
 */
export function installLine(
  servers: readonly ServerName[],
  platform: NodeJS.Platform = process.platform,
  has: (program: string) => boolean = (program) => findBinary(program) !== undefined,
): string {
  const all = (names: Names) => servers.map((server) => names[server]).join(' ');
  const apt = `sudo apt-get install -y ${all(APT)}`;
  if (platform === 'win32') return `wsl --install -d Debian, and there, as for all that follows: ${apt}`;
  if (platform === 'darwin' || has('brew')) return `brew install ${all(BREW)}`;
  if (has('apk')) return `sudo apk add ${all(APK)}`;
  return has('apt-get') ? apt : `brew install ${all(BREW)}`;
}
